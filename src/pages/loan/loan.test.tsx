import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const PRODUCTS = "GET /api/v1/loan-mgt/eligible-loan-products";
const LOANS = "GET /api/v1/loan-mgt/loans";
const REPAYMENTS = "GET /api/v1/loan/repayment/2";

beforeAll(async () => void (await import("./loan.tsx")));

const visit = async (path: string, username = "ada") => await visitSignedIn(sandbox, path, { username });
const row = async (reference: string) => (await screen.findByText(reference)).closest("tr")!;
const cells = (line: HTMLElement) => [...line.children].map(({ textContent }) => textContent);
const dialog = async (title: string | RegExp) =>
  (await screen.findByText(title, { selector: "dialog h2" })).closest("dialog")!;
const rowsOf = (element: HTMLElement) =>
  [...element.querySelectorAll("dl > div")].map((line) =>
    [...line.children].map((cell) => cell.textContent).join(": "),
  );
/** Whether a screen reader hears a text at once. */
const warned = async (text: string) => (await screen.findByText(text)).closest("[role=alert]") !== null;
const open = async (path: string, button: string, username?: string) => {
  const user = await visit(path, username);
  await user.click(await screen.findByLabelText(button));
  return user;
};

describe("Apply Now", () => {
  test("opens the application when there is a loan for the customer", async () => {
    const user = await visit("/loan");
    expect(await screen.findByText("Loan", { selector: "h1" })).toBeTruthy();
    const show = sandbox.hold(PRODUCTS);
    await user.click(screen.getByText("Apply Now"));
    expect((await screen.findByText("Checking...")).closest("button")?.getAttribute("aria-busy")).toBe(
      "true",
    );
    await show();
    await waitFor(() => expect(location.pathname).toBe("/loan/apply"));
  });

  test("warns a customer who is not eligible", async () => {
    const user = await visit("/loan", "bola");
    await user.click(await screen.findByText("Apply Now"));
    expect(await warned("No eligible loan products found.")).toBe(true);
    expect(location.pathname).toBe("/loan");
  });

  test.each([
    [
      "the server's message",
      { kind: "status", status: 403, body: { status: false, message: "Not yet." } },
      "Not yet.",
    ],
    [
      "the server's message in a reply that says itself that it refuses",
      { kind: "status", status: 200, body: { status: false, message: "Your BVN is not linked." } },
      "Your BVN is not linked.",
    ],
    [
      "without a word",
      { kind: "status", status: 500, body: {} },
      "An error occurred while checking eligibility.",
    ],
    ["an unreadable answer", { kind: "html" }, "An error occurred while checking eligibility."],
    ["no answer", { kind: "drop-before" }, "Network error. Please try again."],
  ] as const)("says what went wrong: %s", async (_, fault, text) => {
    const user = await visit("/loan");
    await sandbox.plan({ route: PRODUCTS, ...fault });
    await user.click(await screen.findByText("Apply Now"));
    expect(await warned(text)).toBe(true);
    await user.click(screen.getByText("Apply Now"));
    await waitFor(() => expect(location.pathname).toBe("/loan/apply"));
  });
});

describe("the lists", () => {
  test("are in tabs that the address names", async () => {
    const user = await visit("/loan?tab=pending");
    expect(cells(await row("LOAN-DEMO-0001"))).toMatchObject([
      "LOAN-DEMO-0001",
      "₦120,000.00",
      "Pending",
      "6 months",
      expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
      "View Details",
    ]);
    expect(sandbox.requests).toContain(`${LOANS}?status=pending`);
    await user.click(screen.getByRole("tab", { name: "Ongoing" }));
    await row("LOAN-DEMO-0004");
    expect(location.search).toBe("?tab=ongoing");
    expect(screen.queryByText("LOAN-DEMO-0001")).toBeNull();
    await user.click(screen.getByRole("tab", { name: "Apply" }));
    expect(location.search).toBe("");
  });

  test("have a badge for each status", async () => {
    await visit("/loan?tab=all");
    await row("LOAN-DEMO-0001");
    const badges = [...document.querySelectorAll("tbody tr")].map((line) => line.children[2]?.textContent);
    expect(badges).toEqual([
      "Pending",
      "Active",
      "Active",
      "Ongoing",
      "Rejected",
      "Unknown",
      "Completed",
      "Completed",
    ]);
  });

  test.each([
    ["all", "No loans yet"],
    ["completed", "No completed loans"],
  ])("say when they are empty: %s", async (tab, text) => {
    await visit(`/loan?tab=${tab}`, "bola");
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test("can be loaded again", async () => {
    await sandbox.plan({
      route: LOANS,
      kind: "status",
      status: 403,
      body: { status: false, message: "Not now." },
    });
    const user = await visit("/loan?tab=active");
    expect(await screen.findByText("We could not load your loans")).toBeTruthy();
    expect(screen.getByText("Not now.")).toBeTruthy();
    await user.click(screen.getByText("Retry"));
    expect(await row("LOAN-DEMO-0002")).toBeTruthy();
  });

  test("say that they are loading", async () => {
    const answer = sandbox.hold(LOANS);
    await visit("/loan?tab=active");
    expect(await screen.findByText("Getting loans...")).toBeTruthy();
    await answer();
    expect(await row("LOAN-DEMO-0002")).toBeTruthy();
  });

  test("show N/A and Unknown for what is missing", async () => {
    const body = { status: true, data: [{ id: 9 }] };
    await sandbox.plan({ route: LOANS, kind: "status", status: 200, body });
    await visit("/loan?tab=all");
    expect((await row("Unknown")).textContent).toBe("N/AN/AUnknownN/AN/AView Details");
  });
});

describe("the summary", () => {
  test("shows the terms, what is paid and what is not", async () => {
    await open("/loan?tab=active", "View Details of LOAN-DEMO-0002");
    const summary = await dialog("Loan summary");
    expect(rowsOf(summary)).toEqual(
      expect.arrayContaining([
        "Reference: LOAN-DEMO-0002",
        "Status: Active",
        "Loan amount: ₦60,000.00",
        "Outstanding balance: ₦41,800.00",
        "Duration: 3 months",
        "Repayment: Monthly",
        "Repayment method: Wallet",
        "Interest paid: ₦900.00",
        "Management fee: ₦0.00",
        expect.stringMatching(/^First repayment: \w{3} \d/),
        expect.stringMatching(/^Last repayment: \w{3} \d/),
      ]),
    );
    const progress = await within(summary).findByLabelText("Loan progress");
    expect([...progress.children].map(({ textContent }) => textContent)).toEqual([
      "Paid ₦20,900.00 33%",
      "Outstanding ₦41,800.00 67%",
    ]);
  });

  test("says until when a loan was extended", async () => {
    const loan = { id: 9, application_number: "L-9", extended_repayment_end_date: "2027-03-31" };
    const body = { status: true, data: [loan] };
    await sandbox.plan({ route: LOANS, kind: "status", status: 200, body });
    await open("/loan?tab=all", "View Details of L-9");
    expect(rowsOf(await dialog("Loan summary"))).toContain("Extended to: Mar 31, 2027");
  });

  test("leads to Pay Loan while there is something to pay", async () => {
    const user = await open("/loan?tab=ongoing", "View Details of LOAN-DEMO-0004");
    await dialog("Loan summary");
    await user.click(screen.getByText("Pay Loan"));
    await waitFor(() => expect(location.pathname + location.search).toBe("/loan/pay?tab=ongoing"));
  });

  test.each([
    ["pending", "LOAN-DEMO-0001"],
    ["completed", "LOAN-DEMO-0005"],
    ["all", "LOAN-DEMO-0001"],
    ["all", "LOAN-DEMO-0007"],
  ])("offers no payment in %s for %s", async (tab, reference) => {
    await open(`/loan?tab=${tab}`, `View Details of ${reference}`);
    const summary = await dialog("Loan summary");
    expect(within(summary).queryByText("Pay Loan")).toBeNull();
  });

  test("says when the progress cannot be loaded, and loads it again", async () => {
    await sandbox.plan({ route: REPAYMENTS, kind: "status", status: 500 });
    const user = await open("/loan?tab=active", "View Details of LOAN-DEMO-0002");
    await screen.findByText("We could not load what you have paid");
    await user.click(screen.getByText("Retry"));
    expect(await screen.findByLabelText("Loan progress")).toBeTruthy();
  });
});

describe("Repayment History", () => {
  test("lists each payment with its method and what was left to pay", async () => {
    await open("/loan?tab=active", "Repayment History of LOAN-DEMO-0003");
    const history = await dialog("Repayment History of LOAN-DEMO-0003");
    const line = (await within(history).findByText("LOAN-DEMO-0003-1")).closest("tr")!;
    expect(cells(line)).toEqual([
      "LOAN-DEMO-0003-1",
      "₦46,250.00",
      "Direct debit",
      "₦231,250.00",
      expect.stringMatching(/\d{4}, \d{1,2}:\d\d [AP]M$/),
    ]);
    expect(history.querySelectorAll("tbody tr")).toHaveLength(3);
  });

  test("is on the active tab only", async () => {
    await visit("/loan?tab=ongoing");
    await row("LOAN-DEMO-0004");
    expect(screen.queryByText("Repayment History")).toBeNull();
  });

  test("says in a dialog that it cannot be loaded; the next try may find it", async () => {
    await sandbox.plan({
      route: REPAYMENTS,
      kind: "status",
      status: 500,
      body: { status: false, message: "Down." },
    });
    const user = await open("/loan?tab=active", "Repayment History of LOAN-DEMO-0002");
    const said = await screen.findByRole("alertdialog");
    expect(said.textContent).toContain("We could not load the repayment history");
    expect(said.textContent).toContain("Down.");
    await user.click(within(said).getByText("OK"));
    await user.click(screen.getByLabelText("Repayment History of LOAN-DEMO-0002"));
    const history = await dialog("Repayment History of LOAN-DEMO-0002");
    expect(await within(history).findByText("LOAN-DEMO-0002-1")).toBeTruthy();
  });

  test("says when nothing was paid yet", async () => {
    await sandbox.plan({ route: REPAYMENTS, kind: "status", status: 200, body: { status: true, data: [] } });
    await open("/loan?tab=active", "Repayment History of LOAN-DEMO-0002");
    expect(await screen.findByText("No repayments yet")).toBeTruthy();
  });

  test("shows N/A for a method that it does not know", async () => {
    const paid = { payment_ref: "P-1", amount: 5, method: 9, balance: 0, updated_at: "" };
    await sandbox.plan({
      route: REPAYMENTS,
      kind: "status",
      status: 200,
      body: { status: true, data: [paid] },
    });
    await open("/loan?tab=active", "Repayment History of LOAN-DEMO-0002");
    expect(cells(await row("P-1"))).toEqual(["P-1", "₦5.00", "N/A", "₦0.00", "N/A"]);
  });
});
