import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { isoDay } from "#lib/time/dates.ts";
import { addMonths } from "#lib/time/months.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();
const ROUTE = "GET /api/v1/transactions/history";

const report = async () => within(await screen.findByRole("region", { name: "Money in and out" }));
const asked = () =>
  sandbox.requests.filter((line) => line.startsWith(ROUTE) && line.includes("items_per_page=100"));
const minor = (text: string | null) => Number(text!.replaceAll(/[₦,.]/g, "").replace("\u2212", "-"));

test("adds up twelve months of history, and says what it counts", async () => {
  await visitSignedIn(sandbox, "/performance");
  expect(await screen.findByRole("heading", { level: 1, name: "Performance" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "All History Performance" })).toBeTruthy();
  const section = await report();
  const table = await section.findByRole("table", { name: "Money in and out by month", hidden: true });
  const now = new Date();
  const from = addMonths(`${isoDay(now, "Africa/Lagos").slice(0, 7)}-01`, -11);
  expect(asked()[0]).toBe(
    `${ROUTE}?page=1&items_per_page=100&from=${from}&to=${isoDay(now, "Africa/Lagos")}`,
  );
  expect(
    section.getByText(/^This covers \d+ successful transactions from .* until now, charges included\./),
  ).toBeTruthy();

  const rows = within(table).getAllByRole("row", { hidden: true }).slice(1);
  expect(rows).toHaveLength(12);
  const sums = [0, 0, 0];
  for (const row of rows) {
    const cells = within(row).getAllByRole("cell", { hidden: true });
    cells.forEach((cell, index) => (sums[index]! += minor(cell.textContent)));
  }
  const totals = section.getAllByRole("definition").map((definition) => minor(definition.textContent));
  expect(totals).toEqual(sums);
  expect(totals[0]! - totals[1]!).toBe(totals[2]);

  const byCategory = within(section.getByRole("list", { name: "Money out by category" }));
  const shares = byCategory.getAllByRole("listitem").map((item) => /₦[\d,.]+/.exec(item.textContent)![0]);
  expect(shares.map(minor).reduce((sum, share) => sum + share, 0)).toBe(totals[1]);
});

test("shows that it is loading, and says in both places that the history is empty", async () => {
  const answer = sandbox.hold(ROUTE);
  await visitSignedIn(sandbox, "/performance", { username: "bola" });
  const section = await report();
  expect(await section.findByText("Adding up your transactions")).toBeTruthy();
  await answer();
  expect(await section.findByText("Nothing to add up yet")).toBeTruthy();
  expect(await screen.findByText("No transactions found")).toBeTruthy();
});

test("offers Retry when the history cannot be added up", async () => {
  const body = { status: false, message: "History is closed." };
  await sandbox.plan({ route: ROUTE, kind: "status", status: 403, body });
  const user = await visitSignedIn(sandbox, "/performance");
  const section = await report();
  expect(await section.findByText("We could not add up your transactions")).toBeTruthy();
  await user.click(section.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(section.getAllByRole("definition")).toHaveLength(3));
});

test("compares this month with the last, and a tap on a category shows its transactions", async () => {
  const user = await visitSignedIn(sandbox, "/performance");
  const section = await report();
  expect(
    await section.findByText(/^₦[\d,.]+ went out this month, .+ in \w+ \d{4} \(₦[\d,.]+\)\.$/),
  ).toBeTruthy();
  const byCategory = within(section.getByRole("list", { name: "Money out by category" }));
  const [first] = byCategory.getAllByRole("button");
  const category = first!.textContent;
  await user.click(first!);
  const history = within(screen.getByRole("region", { name: "All History Performance" }));
  expect(document.activeElement).toBe(history.getByRole("heading", { name: "All History Performance" }));
  expect((await history.findAllByText(category)).length).toBeGreaterThan(0);
});

function pageOf(page: number) {
  const data = Array.from({ length: 10 }, (_, index) => ({
    id: page * 10 + index,
    reference_number: `R-${page}-${index}`,
    created_at: new Date().toISOString(),
    user_amount: 10,
    credit_debit_type_id: 1,
    user_wallet: { currency: { symbol: "₦" } },
  }));
  return { data: { current_page: page, last_page: 51, total: 510, data } };
}

test("says when there are transactions that it does not count", async () => {
  await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body: pageOf(1) });
  for (let page = 2; page <= 50; page++)
    await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body: pageOf(page) });
  await visitSignedIn(sandbox, "/performance");
  const section = await report();
  expect(await section.findByText(/You have older transactions in the last twelve months/)).toBeTruthy();
  expect(section.getByText(/^This covers 500 successful transactions from/)).toBeTruthy();
  expect(asked()).toHaveLength(50);
});
