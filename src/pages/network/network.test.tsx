import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const ROUTE = "GET /api/v1/get-banks";
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);

test("lists the banks with six ticks each, ten at a time", async () => {
  const user = await visitSignedIn(sandbox, "/network");
  const table = await screen.findByRole("table", { name: "Banks of the network" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Bank", "Master Card", "Verve", "Visa", "Deposit", "Transfer", "Bill"]);
  expect(rows()).toHaveLength(10);
  expect(within(rows()[0]!).getAllByText("Yes")).toHaveLength(6);
  expect(screen.getByText("10 of 40 banks")).toBeTruthy();
  for (let pages = 0; pages < 3; pages++)
    await user.click(screen.getByRole("button", { name: "Show more banks" }));
  expect(rows()).toHaveLength(40);
  expect(screen.queryByRole("button", { name: "Show more banks" })).toBeNull();
});

test("finds a bank by parts of its name", async () => {
  const user = await visitSignedIn(sandbox, "/network");
  await user.type(await screen.findByLabelText("Search banks"), "bank lag");
  expect(await screen.findByText("1 of 1 banks")).toBeTruthy();
  expect(rows()[0]?.textContent).toContain("Lagos Commercial Bank");
  await user.type(screen.getByLabelText("Search banks"), "oon");
  expect(await screen.findByText("No banks found")).toBeTruthy();
});

test("that cannot be loaded says so, and Retry loads it", async () => {
  await sandbox.plan({
    route: ROUTE,
    kind: "status",
    status: 403,
    body: { status: false, message: "Closed." },
  });
  const user = await visitSignedIn(sandbox, "/network");
  expect(await screen.findByText("Closed.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("10 of 40 banks")).toBeTruthy();
});

test("without banks says so", async () => {
  const body = { status: true, message: "", data: [] };
  await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body });
  await visitSignedIn(sandbox, "/network");
  expect(await screen.findByText("No banks yet")).toBeTruthy();
});
