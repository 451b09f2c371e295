import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { lateNames } from "#tools/meta-schema/words.ts";
import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

afterEach(cleanup);

const people = Array.from({ length: 7 }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` }));

const transfer = screenOf({
  sources: {
    people: {
      call: "GET people",
      items: "$response.body#/list",
      options: { value: "$item#/id", label: "$item#/name" },
    },
  },
  steps: [
    {
      ask: {
        schema: { type: "object", required: ["to"], properties: { to: { type: "string", title: "To" } } },
        kept: {
          source: "people",
          title: "People",
          empty: "Nobody yet",
          fill: { to: "$item#/id" },
          add: { text: "Keep", call: "POST people", body: { id: "$inputs.to" } },
          remove: { text: "Delete {$item#/name}", call: "DELETE people/{$item#/id}" },
        },
        submit: "Go on",
      },
    },
    { name: "send", call: "POST send", body: { to: "$inputs.to" } },
  ],
});

const to = () => screen.getByLabelText<HTMLInputElement>("To");
const button = (name: string) => screen.findByRole("button", { name });

async function open(...lists: (typeof people)[]) {
  const provider = scriptedProvider();
  provider.on("GET people", ...lists.map((list) => reply({ list })));
  const { environment } = benchEnvironment({ provider });
  render(
    <main>
      <ScreenView screen={transfer} environment={environment} late={await loadLate(lateNames)} />
    </main>,
  );
  return provider;
}

test("one tap fills in what an item has; a long list shows the rest on demand", async () => {
  await open(people);
  fireEvent.click(await button("Person 1"));
  expect(to().value).toBe("p1");
  expect((await button("Person 1")).getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByRole("button", { name: "Person 6" })).toBeNull();
  fireEvent.click(await button("Show all 7"));
  const sixth = await button("Person 5");
  await waitFor(() => expect(document.activeElement).toBe(sixth));
  fireEvent.click(await button("Person 6"));
  expect(to().value).toBe("p6");
});

test("what was entered can be added as long as it is not in the list", async () => {
  const provider = await open([], [{ id: "p9", name: "Person 9" }]);
  provider.on("POST people", reply({}));
  expect(await screen.findByText("Nobody yet")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Keep" })).toBeNull();
  fireEvent.change(to(), { target: { value: "p9" } });
  const keep = await button("Keep");
  keep.focus();
  fireEvent.click(keep);
  fireEvent.click(keep);
  expect((await button("Person 9")).getAttribute("aria-pressed")).toBe("true");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Keep" })).toBeNull());
  // The button has gone: the next Tab goes on in the page.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  expect(provider.calls()).toEqual(["GET people", "POST people", "GET people"]);
});

test("an item is deleted after a question, and the focus goes to the next one", async () => {
  const provider = await open(people.slice(0, 2), people.slice(1, 2));
  provider.on("DELETE people/p0", reply({}));
  const remove = await button("Delete Person 0");
  remove.focus();
  fireEvent.click(remove);
  const dialog = await screen.findByRole("dialog", { name: "Delete Person 0?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(provider.calls()).toEqual(["GET people"]);
  fireEvent.click(remove);
  const again = await screen.findByRole("dialog", { name: "Delete Person 0?" });
  fireEvent.click(within(again).getByRole("button", { name: "Delete Person 0" }));
  await waitFor(() => expect(screen.queryByText("Person 0")).toBeNull());
  expect(provider.calls()).toEqual(["GET people", "DELETE people/p0", "GET people"]);
  expect(screen.queryByRole("dialog")).toBeNull();
  const next = await button("Person 1");
  await waitFor(() => expect(document.activeElement).toBe(next));
});
