import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";
import { DataTable } from "./lists/data-table.tsx";
import { Dialog } from "./dialogs/dialog.tsx";
import { ErrorState } from "./feedback/error-state.tsx";
import { iconNames, isIconName } from "./icons/icon.tsx";
import { Money } from "./values/money.tsx";
import { OfflineBanner } from "./feedback/offline-banner.tsx";
import { ShareBar } from "./values/share-bar.tsx";

afterEach(cleanup);

describe("Money", () => {
  test.each([
    [{ minor: 185_000 }, "₦1,850.00"],
    [{ minor: 185_000, signed: true }, "+₦1,850.00"],
    [{ minor: -5, signed: true }, "\u2212₦0.05"],
    [{ minor: 0, signed: true }, "₦0.00"],
    [{ minor: 99, form: { ...NIGERIA, currency: "USD" } }, "$0.99"],
  ])("%j reads %s", (props, text) => {
    const { container } = render(<Money form={NIGERIA} {...props} />);
    expect(container.textContent).toBe(text);
  });

  test("an amount that is too long breaks between its groups of digits", () => {
    const { container } = render(<Money form={NIGERIA} minor={987_654_321_012_345} />);
    expect(container.textContent).toBe("₦9,876,543,210,123.45");
    expect(container.innerHTML).toContain("₦9,<wbr>876,<wbr>543,<wbr>210,<wbr>123.45");
  });

  test("masked keeps the amount and its length out of the page", () => {
    const { container } = render(<Money minor={123_456_789_00} form={NIGERIA} masked />);
    expect(container.textContent).toBe("******Hidden");
    expect(container.innerHTML).not.toMatch(/\d{3}/);
  });
});

test("DataTable names rows and columns, also when it is shown as cards", () => {
  render(
    <DataTable
      caption="All Transactions"
      rows={[{ id: 7, what: "Airtime", status: "Pending" }]}
      rowKey={(row) => row.id}
      columns={[
        { key: "what", header: "Description", cell: (row) => row.what },
        { key: "status", header: "Status", cell: (row) => row.status },
      ]}
    />,
  );
  const table = screen.getByRole("table", { name: "All Transactions" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Description", "Status"]);
  expect(within(table).getByRole("rowheader").textContent).toBe("Airtime");
  const cell = within(table).getByRole("cell");
  expect([cell.dataset["label"], cell.textContent]).toEqual(["Status", "Pending"]);
});

test("ErrorState offers to try again", async () => {
  const onRetry = vi.fn<() => void>();
  render(<ErrorState title="The list could not be loaded" onRetry={onRetry} />);
  await userEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

const place = () => screen.getByRole("region", { name: "Loans" });

function Loans({ failed, nowhere }: { failed: boolean; nowhere?: boolean }) {
  const shown = failed ? <ErrorState title="No loans" onRetry={() => undefined} /> : <a href="/loan">One</a>;
  return (
    <main>
      <input aria-label="Other" />
      {nowhere ? <a href="/loan">One</a> : <section aria-label="Loans">{shown}</section>}
    </main>
  );
}

describe("an ErrorState that has gone", () => {
  test("gives the focus of its button to the section around it, from which Tab goes on", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Loans failed />);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    rerender(<Loans failed={false} />);
    await Promise.resolve();
    expect(document.activeElement).toBe(place());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "One" }));
  });

  test("gives it to the page's content when the section has gone too", async () => {
    const { rerender } = render(<Loans failed />);
    screen.getByRole("button", { name: "Retry" }).focus();
    rerender(<Loans failed={false} nowhere />);
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  test("gives it to the content of the dialog in which it was", async () => {
    const failed = (
      <Dialog open title="Loans" onClose={() => undefined}>
        <ErrorState title="No loans" onRetry={() => undefined} />
      </Dialog>
    );
    const { rerender } = render(failed);
    screen.getByRole("button", { name: "Retry" }).focus();
    rerender(
      <Dialog open title="Loans" onClose={() => undefined}>
        <a href="/loan">One</a>
      </Dialog>,
    );
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "One" }).parentElement);
    expect(screen.getByRole("dialog").hasAttribute("tabindex")).toBe(false);
  });

  test("leaves the focus where it is elsewhere", async () => {
    const { rerender } = render(<Loans failed />);
    screen.getByLabelText("Other").focus();
    rerender(<Loans failed={false} />);
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByLabelText("Other"));
    expect(place().hasAttribute("tabindex")).toBe(false);
  });
});

const parts = (paid: number, left: number) => [
  { label: "Paid", value: paid, text: `₦${paid}` },
  { label: "Outstanding", value: left, text: `₦${left}` },
];
const listed = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("ShareBar says in words what its bar shows, also when all parts are 0", () => {
  const { rerender } = render(<ShareBar label="Loan progress" parts={parts(1, 199)} />);
  expect(screen.getByRole("list", { name: "Loan progress" })).not.toBeNull();
  expect(listed()).toEqual(["Paid ₦1 under 1%", "Outstanding ₦199 over 99%"]);
  rerender(<ShareBar parts={parts(0, 0)} />);
  expect(listed()).toEqual(["Paid ₦0 0%", "Outstanding ₦0 0%"]);
});

test("OfflineBanner announces in a region that was rendered before", () => {
  const { rerender } = render(<OfflineBanner online />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  rerender(<OfflineBanner online={false} />);
  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toContain("You are offline");
});

test("icon names are a closed list: other names and inherited properties are refused", () => {
  expect(iconNames).toEqual(expect.arrayContaining(["send", "wifi", "bar-chart", "wallet"]));
  expect(isIconName("send")).toBe(true);
  expect(isIconName("constructor")).toBe(false);
});
