import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import type { Reply } from "#provider/client.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { lateNames } from "#tools/meta-schema/words.ts";
import { benchEnvironment, lost, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

afterEach(cleanup);

const list = (...names: string[]) => reply({ list: names.map((name) => ({ id: name.toLowerCase(), name })) });

const options = { value: "$item#/id", label: "$item#/name" };
const pages = { parameter: "page", size: 2 };

const transfer = screenOf({
  sources: {
    towns: { call: "GET towns", items: "$response.body#/list", options, pages },
    schools: { call: "GET schools", items: "$response.body#/list", options, search: { parameter: "q" } },
    people: { call: "GET people", items: "$response.body#/list", options, pages },
    orders: { call: "GET orders", items: "$response.body#/list", pages },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          properties: {
            town: { type: "string", title: "Town" },
            school: { type: "string", title: "School" },
            to: { type: "string", title: "To" },
          },
        },
        uiSchema: {
          town: { "ui:widget": "select", "ui:options": { source: "towns" } },
          school: { "ui:widget": "search-select", "ui:options": { source: "schools" } },
        },
        kept: { source: "people", title: "People", fill: { to: "$item#/id" } },
        table: {
          title: "Orders",
          items: "$sources.orders#/list",
          columns: [{ label: "Order", value: "$item#/name" }],
        },
        submit: "Go on",
      },
    },
    { name: "send", call: "POST send", body: { town: "$inputs.town", school: "$inputs.school" } },
  ],
});

async function open() {
  const provider = scriptedProvider();
  provider.on("GET towns", list("Aba", "Bida"), lost(), list("Calabar"));
  provider.on("GET people", list("Ada", "Bola"), list("Chi"));
  provider.on("GET orders", list("One", "Two"), list("Three"));
  provider.on("GET schools", list("Unity", "Royal"));
  const { environment } = benchEnvironment({ provider });
  render(<ScreenView screen={transfer} environment={environment} late={await loadLate(lateNames)} />);
  await screen.findByRole("option", { name: "Aba" });
  return provider;
}

/** The buttons stand below the table, the kept list and the field, in this order. */
const more = async (at: number) => (await screen.findAllByRole("button", { name: "Load more" }))[at]!;

test("the next page of a choice fails, says so, and comes at the second try; the choice stays", async () => {
  await open();
  const town = screen.getByLabelText<HTMLSelectElement>(/^Town/);
  fireEvent.change(town, { target: { value: "bida" } });
  const button = await more(2);
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText(/^The next ones could not be loaded\. \S/)).toBeDefined();
  expect(town.value).toBe("bida");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: "Calabar" })).toBeDefined();
  expect(town.value).toBe("bida");
  await waitFor(() => expect(screen.getByText("All 3 are in the list.")).toBe(document.activeElement));
});

test("a kept list and a table have their next pages too", async () => {
  await open();
  fireEvent.click(await more(1));
  expect(await screen.findByRole("button", { name: "Chi" })).toBeDefined();
  fireEvent.click(await more(0));
  expect(await screen.findByText("Three")).toBeDefined();
});

test("what is typed is searched by the server; the choice stays in the field", async () => {
  const provider = await open();
  const school = screen.getByRole<HTMLInputElement>("combobox", { name: /^School/ });
  const answers: ((found: Reply) => void)[] = [];
  provider.on("GET schools", async () => new Promise((resolve) => void answers.push(resolve)));
  act(() => school.focus());
  fireEvent.change(school, { target: { value: "old" } });
  expect(await screen.findAllByText("Searching…")).not.toEqual([]);
  answers[0]!(list("Old Hall"));
  fireEvent.click(await screen.findByRole("option", { name: "Old Hall" }));
  expect(school.value).toBe("Old Hall");
  provider.on("GET schools", list());
  fireEvent.change(school, { target: { value: "xyz" } });
  expect(await screen.findAllByText(/^Nothing found/)).not.toEqual([]);
  act(() => school.blur());
  await waitFor(() => expect(school.value).toBe("Old Hall"));
  expect(provider.requests.filter(({ path }) => path === "schools").map(({ query }) => query)).toEqual([
    undefined,
    { q: "old" },
    { q: "xyz" },
  ]);
});
