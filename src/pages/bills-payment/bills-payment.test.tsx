import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { billCategories } from "./categories.ts";

const sandbox = mountSandbox();

function entry(path: string, flag: string, feature = "vtu-mgt") {
  return { path, label: path, icon: "droplets" as const, order: 1, flags: { menu: [flag], feature } };
}

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

test("a bill with a flag of its own is under the other bills, and entries that are not bills are absent", () => {
  const menu = [
    entry("/water", "display-water-menu"),
    entry("/account", "display-transactions-menu"),
    entry("/transfer", "display-bank-transfer-menu", "payments-manager"),
    entry("/hidden", "display-hidden-menu"),
  ];
  const on = {
    "display-water-menu": true,
    "display-transactions-menu": true,
    "display-bank-transfer-menu": true,
  };
  const flags = { menu: on, features: { "vtu-mgt": true, "payments-manager": true } };
  expect(billCategories(menu, flags)).toEqual([{ title: "More bills", icon: "receipt", entries: [menu[0]] }]);
});
