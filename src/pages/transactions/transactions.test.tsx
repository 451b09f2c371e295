import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { isoDay } from "#lib/time/dates.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();

const ROUTE = "GET /api/v1/customers/wallet-transactions";

async function openTable(path = "/dashboard", name = "All Transactions") {
  const user = await visitSignedIn(sandbox, path);
  const section = await screen.findByRole("region", { name });
  return { user, section, rows: () => rowsIn(section) };
}

/** The transactions, without the names of columns and days. */
const rowsIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole("row")
    .filter((row) => row.querySelector("[role=rowheader]"));

const targetOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const asked = () => sandbox.requests.filter((line) => line.startsWith(ROUTE)).at(-1) ?? "";

describe("the transaction table", () => {
  test("shows ten rows with the columns of the specification, the newest first", async () => {
    const { section, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(
      within(section)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Ref", "Date and Time", "Amount", "Type", "Status", "Action"]);
    expect(rows()[0]!.textContent).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/);
    expect(rows()[0]!.textContent).toMatch(/₦[\d,]+\.\d\d/);
  });

  test("pages through the history, and remembers how many rows a page has", async () => {
    const { user, section, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    const first = rows()[0]!.textContent;
    await user.click(within(section).getByRole("button", { name: "Next" }));
    await waitFor(() => expect(rows()[0]!.textContent).not.toBe(first));
    expect(asked()).toContain("page=2&items_per_page=10");
    const sizes = within(section).getByLabelText("Rows per page");
    expect(
      within(sizes)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["10", "15", "20", "25", "30"]);
    await user.selectOptions(sizes, "25");
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(asked()).toContain("page=1&items_per_page=25");
    expect(localStorage.getItem("page_size")).toBe("25");
  });

  test("filters by both dates, and sends them", async () => {
    const { user, section, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    const filter = within(section).getByRole("button", { name: "Filter" });
    const today = isoDay(new Date(), "Africa/Lagos");
    const from = within(section).getByLabelText("From");
    expect(from.getAttribute("max")).toBe(today);
    expect(filter).toHaveProperty("disabled", true);
    fireEvent.change(from, { target: { value: "2020-01-01" } });
    expect(filter).toHaveProperty("disabled", true);
    fireEvent.change(within(section).getByLabelText("To"), { target: { value: "2020-01-31" } });
    expect(filter).toHaveProperty("disabled", false);
    const answer = sandbox.hold(ROUTE);
    await user.click(filter);
    expect(await within(section).findByText("Filtering...")).toBeTruthy();
    await answer();
    expect(await within(section).findByText("No transactions found")).toBeTruthy();
    expect(asked()).toContain("from=2020-01-01&to=2020-01-31");
    await user.click(within(section).getByRole("button", { name: "Clear dates" }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  });

  test("says that the dates are in the wrong order, and sends no request", async () => {
    const { user, section, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    fireEvent.change(within(section).getByLabelText("From"), { target: { value: "2026-02-01" } });
    fireEvent.change(within(section).getByLabelText("To"), { target: { value: "2026-01-01" } });
    await user.click(within(section).getByRole("button", { name: "Filter" }));
    expect(within(section).getByText("Choose a To date that is not before the From date.")).toBeTruthy();
    expect(asked()).not.toContain("from=");
  });

  test("is searched and filtered behind one button, which says how many filters are on", async () => {
    const { user, section, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    const chip = within(section).getByRole("button", { name: /^Find in this list/ });
    expect(chip.getAttribute("aria-expanded")).toBe("false");
    await user.click(chip);
    await user.type(within(section).getByLabelText("Whom, what or which reference"), "airtime");
    await user.selectOptions(within(section).getByLabelText("Kind"), "Money out");
    await user.type(within(section).getByLabelText("Smallest amount"), "x");
    await user.click(within(section).getByRole("button", { name: "Show" }));
    expect(within(section).getByText("Enter an amount, or nothing")).toBeTruthy();
    await user.clear(within(section).getByLabelText("Smallest amount"));
    await user.click(within(section).getByRole("button", { name: "Show" }));
    await waitFor(() => expect(chip.textContent).toBe("Find in this list: 2 on"));
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toMatch(/airtime.*Debit/i);
    });
    expect(asked()).not.toMatch(/airtime/i);
    await user.type(within(section).getByLabelText("Whom, what or which reference"), "nobody");
    await user.click(within(section).getByRole("button", { name: "Show" }));
    expect(await within(section).findByText("No transactions found")).toBeTruthy();
    await user.click(within(section).getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(chip.textContent).toBe("Find in this list");
    expect(document.activeElement).toBe(chip);
  });

  test("is limited to the types of its screen", async () => {
    const { section, rows } = await openTable("/airtime", "Past transactions");
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(asked()).toContain("transaction_type_id=11");
    for (const row of rows()) expect(within(row).getByText("Airtime")).toBeTruthy();
    expect(within(section).queryByText("Bank Transfer")).toBeNull();
  });

  test("that cannot be loaded says so, and Retry loads it", async () => {
    await sandbox.plan({
      route: ROUTE,
      kind: "status",
      status: 403,
      body: { status: false, message: "History is closed." },
    });
    const { user, section, rows } = await openTable();
    expect(await within(section).findByText("History is closed.")).toBeTruthy();
    await user.click(within(section).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  });

  test("shows a spinner and placeholders while loading, and says when there are no rows", async () => {
    const answer = sandbox.hold(ROUTE);
    await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    const section = await screen.findByRole("region", { name: "All Transactions" });
    expect(await within(section).findByText("Loading transactions")).toBeTruthy();
    await answer();
    expect(await within(section).findByText("No transactions found")).toBeTruthy();
    expect(within(section).queryByText("Loading transactions")).toBeNull();
    expect(within(section).queryByRole("button", { name: "Download CSV" })).toBeNull();
  });

  test("says N/A for missing values, and offers no pages that do not exist", async () => {
    const body = { data: { data: [{ id: 1 }] } };
    // A body without page counts: the next page is requested too, and is the same, because there is no other.
    await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body, times: 2 });
    const { section, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(
      within(rows()[0]!)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["N/A", "N/A", "N/A", "N/A", ""]);
    expect(within(rows()[0]!).getByRole("rowheader").textContent).toBe("N/A");
    expect(within(section).getByText("1 to 1 of 1")).toBeTruthy();
    for (const name of ["Previous", "Next"]) {
      expect(within(section).getByRole("button", { name })).toHaveProperty("disabled", true);
    }
  });

  test("reads the paginated variant, also with ten thousand rows", async () => {
    const data = Array.from({ length: 10 }, (_, id) => ({ id, reference_number: `R-${id}` }));
    const body = { data: { data: { current_page: 1, last_page: 1000, per_page: 10, total: 10_000, data } } };
    await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body });
    const { section, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(within(section).getByText("Page 1 of 1000")).toBeTruthy();
    expect(within(section).getByText("1 to 10 of 10000")).toBeTruthy();
  });

  test("says that the customer is offline, and recovers with Retry", async () => {
    const { user, section, rows } = await openTable("/airtime", "Past transactions");
    await waitFor(() => expect(rows()).toHaveLength(10));
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user.click(within(section).getByRole("button", { name: "Next" }));
    expect(await within(section).findByText(/^You are offline/)).toBeTruthy();
    online.mockRestore();
    await user.click(within(section).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(within(section).getByText(/^Page 2 of/)).toBeTruthy();
  });

  test("leads from a row to Support and passes the reference", async () => {
    const { user, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    const reference = within(rows()[0]!).getByRole("rowheader").textContent;
    await user.click(within(rows()[0]!).getByRole("button", { name: `Actions for ${reference}` }));
    expect(targetOf("Request Dispute")).toBe(`/support?reference=${reference}&about=dispute`);
    expect(targetOf("Make Complain")).toBe(`/support?reference=${reference}&about=complaint`);
  });

  test("opens the receipt of a row, which only Close closes", async () => {
    const { user, rows } = await openTable();
    await waitFor(() => expect(rows()).toHaveLength(10));
    const reference = within(rows()[0]!).getByRole("rowheader").textContent;
    await user.click(within(rows()[0]!).getByRole("button", { name: `Actions for ${reference}` }));
    await user.click(screen.getByRole("button", { name: "View Details" }));
    const receipt = await screen.findByRole("dialog", { name: `${reference} Receipt` });
    const labels = within(receipt)
      .getAllByRole("term")
      .map((term) => term.textContent);
    expect(labels).toEqual([
      "Amount",
      "Charges/Commission",
      "Reference",
      "Transaction Type",
      "Status",
      "Naration",
      "Date",
    ]);
    await user.click(receipt);
    expect(screen.getByRole("dialog")).toBe(receipt);
    await user.click(within(receipt).getAllByRole("button", { name: "Close" }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

test.each([
  ["has no reference", "", /^I dispute this transaction: ₦5\.00, Nov 20, 2026, 9:00 AM\.$/m, false],
  [
    "has a reference that an address could not show",
    "WB 1|2",
    /^I dispute this transaction: WB 1\|2\.$/m,
    true,
  ],
])(
  "a dispute about a transaction that %s still leads to a message about it",
  async (_, reference, text, named) => {
    const row = { id: 1, reference_number: reference, user_amount: 5, created_at: "2026-11-20T08:00:00Z" };
    const body = {
      status: true,
      data: {
        transactions: { data: [row] },
        meta_data: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
      },
    };
    await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body });
    const { user, section } = await openTable();
    await user.click(await within(section).findByRole("button", { name: /^Actions for/ }));
    await user.click(screen.getByRole("link", { name: "Request Dispute" }));
    const topic = await screen.findByRole("region", { name: "Dispute a transaction" });
    expect(within(topic).getByLabelText<HTMLTextAreaElement>("Your message").value).toMatch(text);
    expect(within(topic).queryByText(/^Reference:/) !== null).toBe(named);
  },
);
