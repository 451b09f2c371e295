import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { visit, visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const print = vi.fn<() => void>();
const openWindow = vi.fn<(url: string, target: string, features: string) => unknown>();

beforeEach(() => {
  print.mockReset();
  openWindow.mockReset();
  vi.stubGlobal("print", print);
  vi.stubGlobal("open", openWindow);
});

async function openReceipt() {
  const user = await visitSignedIn(sandbox, "/dashboard");
  await user.click((await screen.findAllByRole("button", { name: /^Actions for/ }))[0]!);
  await user.click(screen.getByRole("button", { name: "View Details" }));
  const dialog = await screen.findByRole("dialog", { name: / Receipt$/ });
  return { user, dialog };
}

/** A print window starts with this tab's storage, at its own address. */
async function openPrintWindow() {
  cleanup();
  visit("/print/receipt");
}

function cellsIn(row: HTMLElement | undefined) {
  return within(row!)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
}

test("Print opens a window of 800 by 600 that shows the receipt and prints it", async () => {
  openWindow.mockReturnValue(window);
  const { user, dialog } = await openReceipt();
  const title = within(dialog).getByRole("heading").textContent;
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith("/print/receipt", "_blank", "width=800,height=600");

  const copied = sessionStorage.getItem("receipt")!;
  expect(copied).toContain("Naration");
  await user.click(within(dialog).getAllByRole("button", { name: "Close" })[0]!);
  expect(sessionStorage.getItem("receipt")).toBeNull();

  sessionStorage.setItem("receipt", copied);
  await openPrintWindow();
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(title);
  expect(screen.getByText("Demo Bank")).toBeTruthy();
  expect(screen.getByText("Naration")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test("the customer is told when the browser blocks the window", async () => {
  openWindow.mockReturnValue(null);
  const { user, dialog } = await openReceipt();
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  expect(await screen.findByText(/^Your browser blocked the print window/)).toBeTruthy();
});

test("the address by itself prints nothing: signed out, and without a receipt", async () => {
  visit("/print/receipt");
  expect(await screen.findByText(/^You are signed out/)).toBeTruthy();
  cleanup();
  sessionStorage.setItem("token", '"a-token"');
  sessionStorage.setItem("receipt", '{"reference":"R"}');
  visit("/print/receipt");
  expect(await screen.findByText("Open the receipt again, then choose Print.")).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});

test("Statement opens a window that loads all rows of the list's filter, and prints them with their totals", async () => {
  openWindow.mockReturnValue(window);
  const user = await visitSignedIn(sandbox, "/airtime");
  const list = within(await screen.findByRole("region", { name: "Past transactions" }));
  await user.click(await list.findByRole("button", { name: "Statement (print or PDF)" }));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith("/print/statement", "_blank", "width=800,height=600");
  const handed = sessionStorage.getItem("statement")!;
  cleanup();
  expect(sessionStorage.getItem("statement")).toBeNull();

  sessionStorage.setItem("statement", handed);
  visit("/print/statement");
  const table = await screen.findByRole("table");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Account statement");
  expect(document.title).toBe("Account statement");
  expect(screen.getByText("Demo Bank")).toBeTruthy();
  expect(screen.getByText(/^Ada .*Okafor$/)).toBeTruthy();
  expect(screen.getByText(/^This statement has only the transactions that the list showed/)).toBeTruthy();
  expect(screen.getByText(/^Balance of 2010000017 on /)).toBeTruthy();
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row.textContent).toContain("Airtime");
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test("a statement that cannot be made says why, prints nothing, and can be tried again", async () => {
  await visitSignedIn(sandbox, "/dashboard");
  cleanup();
  sessionStorage.setItem("statement", '{"period":{"from":"","to":""},"types":[]}');
  const route = "GET /api/v1/transactions/history";
  await sandbox.plan({ route, kind: "status", status: 503, body: { message: "History is busy." } });
  const user = visit("/print/statement");
  expect(await screen.findByText("History is busy.")).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("table");
  expect(screen.queryByText(/^This statement has only/)).toBeNull();
});

test("a statement says that the bank counts more than it sent, and has no amount in a column that nobody named", async () => {
  await visitSignedIn(sandbox, "/dashboard");
  cleanup();
  sessionStorage.setItem("statement", '{"period":{"from":"","to":""},"types":[]}');
  const data = [
    { id: 1, user_amount: -5, credit_debit_type_id: 2, transaction_category: { category: "Data" } },
    { id: 2, user_amount: 7, reference_number: "R-2" },
  ];
  const body = { data: { data, current_page: 1, last_page: 1, per_page: 100, total: 9 } };
  await sandbox.plan({ route: "GET /api/v1/transactions/history", kind: "status", status: 200, body });
  visit("/print/statement");
  const [, second, first] = within(await screen.findByRole("table")).getAllByRole("row");
  expect(cellsIn(first)).toEqual(["", "Data", "", "₦5.00", ""]);
  expect(cellsIn(second)).toEqual(["", "R-2 · ₦7.00 · not counted", "", "", ""]);
  expect(screen.getByText(/^The bank counts more transactions than it sent/)).toBeTruthy();
});

test("the address of a statement by itself prints nothing", async () => {
  visit("/print/statement");
  expect(await screen.findByText(/^You are signed out/)).toBeTruthy();
  cleanup();
  sessionStorage.setItem("token", '"a-token"');
  sessionStorage.setItem("statement", '{"types":7}');
  visit("/print/statement");
  expect(await screen.findByText("Open your transactions again, then choose Statement.")).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});
