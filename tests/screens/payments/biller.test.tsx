import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { field, fillIn } from "./paying.ts";

const sandbox = mountSandbox();
const CABLE = "/cable-tv-subscription";
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const providers = () => [...field("Provider").querySelectorAll("option")].map(({ value }) => value);

async function open(address: string, tenant?: object) {
  if (tenant) sandbox.setTenant("demo", JSON.stringify(tenant));
  const user = await visitSignedIn(sandbox, address);
  await screen.findByLabelText("Provider");
  return user;
}

describe("the address of a biller", () => {
  test("opens its screen with its name and its values, and keeps both until another is chosen", async () => {
    const user = await open(`${CABLE}?biller=gotv`);
    await waitFor(() => expect(field("Provider").value).toBe("gotv"));
    expect(heading()).toBe("GOtv");
    expect(document.title).toBe("Ada Okafor GOtv");
    expect(location.search).toBe("?biller=gotv");
    expect(sandbox.requests).toContain("GET /api/v1/transactions/get-subscriptions?cableTvType=gotv");
    await fillIn(user, { Provider: "dstv" });
    await waitFor(() => expect(heading()).toBe("Subscription Plan"));
    expect(document.title).toBe("Ada Okafor Subscription Plan");
    await fillIn(user, { Provider: "gotv" });
    await waitFor(() => expect(document.title).toBe("Ada Okafor GOtv"));
  });

  test("of a biller that there is not opens the screen alone", async () => {
    await open(`${CABLE}?biller=nobody`);
    expect(heading()).toBe("Subscription Plan");
    expect(field("Provider").value).toBe("");
  });

  test("of a biller that a source brings has its name as soon as it is there, and asks once", async () => {
    await visitSignedIn(sandbox, "/electricity-subscription?biller=ikeja-electric");
    await waitFor(() => expect(heading()).toMatch(/^Ikeja/));
    const disco = screen.getByLabelText<HTMLSelectElement>(/Distribution|Disco/i);
    expect(disco.value).toBe("ikeja-electric");
    await waitFor(() => expect(document.title).toMatch(/^Ada Okafor Ikeja/));
    expect(sandbox.requests.filter((one) => one.includes("get-meter-services"))).toHaveLength(1);
  });

  test("a link from one biller to another opens the other", async () => {
    const user = await open(`${CABLE}?biller=gotv`);
    await user.keyboard("{Control>}k{/Control}");
    await screen.findByRole("combobox", { name: /^Search screens/ });
    await user.keyboard("showmx");
    const [found] = within(screen.getByRole("listbox", { name: "Results" })).getAllByRole("option");
    expect(found!.textContent).toBe("ShowmaxCable TV");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(field("Provider").value).toBe("showmax"));
    expect(heading()).toBe("Showmax");
  });
});

describe("a bank with some of the billers", () => {
  const some = { billers: { "cable-tv": ["gotv", "showmax"] } };

  test("does not offer the others in the form, whatever the address says", async () => {
    await open(`${CABLE}?provider=dstv`, some);
    expect(providers()).toEqual(["", "gotv", "showmax"]);
    expect(field("Provider").value).toBe("");
  });

  test("has no screen for the others", async () => {
    sandbox.setTenant("demo", JSON.stringify(some));
    await visitSignedIn(sandbox, `${CABLE}?biller=dstv`);
    expect(await screen.findByRole("heading", { name: "Page Missing!" })).toBeTruthy();
  });

  test("of a source, too", async () => {
    sandbox.setTenant("demo", JSON.stringify({ billers: { electricity: ["ikeja-electric"] } }));
    await visitSignedIn(sandbox, "/electricity-subscription");
    const disco = await screen.findByLabelText<HTMLSelectElement>(/Distribution|Disco/i);
    await waitFor(() => expect(disco.options).toHaveLength(2));
    expect(disco.options[1]!.value).toBe("ikeja-electric");
  });
});
