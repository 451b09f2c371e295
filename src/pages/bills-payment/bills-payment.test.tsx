import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();

/** The categories on the page with their links. */
function shown(): Record<string, (string | null)[]> {
  const main = within(screen.getByRole("main"));
  return Object.fromEntries(
    main.getAllByRole("region").map((one) => [
      one.getAttribute("aria-label") ?? "",
      within(one)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ]),
  );
}

test("the categories lead to the billers that this customer may pay", async () => {
  await visitSignedIn(sandbox, "/bills-payment");
  expect(await screen.findByText("60% off")).toBeTruthy();
  expect(shown()).toEqual({
    "Airtime and data": ["/airtime", "/data-subscription"],
    "Cable TV": ["/cable-tv-subscription"],
    Electricity: ["/electricity-subscription"],
  });
});

test("a company without cable TV shows none", async () => {
  await visitSignedIn(sandbox, "/bills-payment", { company: "harbour" });
  await screen.findByText("60% off");
  expect(Object.keys(shown())).toEqual(["Airtime and data", "Electricity"]);
});

test("a company without bills says so", async () => {
  sandbox.setTenant("demo", JSON.stringify({ flags: { features: { "vtu-mgt": false } } }));
  await visitSignedIn(sandbox, "/bills-payment");
  expect(await screen.findByText("No bills to pay here yet")).toBeTruthy();
});

test("a bill is found as one types; one that is marked stands first, also at the next visit", async () => {
  const user = await visitSignedIn(sandbox, "/bills-payment");
  await user.type(await screen.findByRole("searchbox", { name: "Find a bill" }), "dstv");
  const found = await screen.findByRole("list", { name: "Bills found" });
  expect(within(found).getByRole("link", { name: /^DStv/ }).getAttribute("href")).toBe(
    "/cable-tv-subscription",
  );
  await user.click(within(found).getAllByRole("button", { name: "Favourite: Cable TV" })[0]!);
  await user.clear(screen.getByRole("searchbox", { name: "Find a bill" }));
  const [first] = await screen.findAllByRole("region", { name: "Your bills" });
  expect(
    within(first!)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Cable TV"]);
  await user.type(screen.getByRole("searchbox", { name: "Find a bill" }), "nobody");
  expect(await screen.findByText("No bill has this name")).toBeTruthy();
});
