import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { isoDay } from "#lib/time/dates.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();
const ROUTE = "GET /api/v1/transactions/history";
const DAY = 24 * 60 * 60 * 1000;

/** The files in the customer's downloads. */
const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let latest: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    latest = blob as Blob;
    return "blob:latest";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: latest! });
  });
});

async function openTable(path = "/dashboard", name = "All Transactions") {
  const user = await visitSignedIn(sandbox, path);
  const section = within(await screen.findByRole("region", { name }));
  const button = await section.findByRole("button", { name: "Download CSV" });
  return { user, section, button };
}

const asked = () =>
  sandbox.requests.filter((line) => line.startsWith(ROUTE) && line.includes("items_per_page=100"));

test("Download CSV saves all pages of the filter and of the screen's types", async () => {
  const { user, section } = await openTable("/airtime", "Past transactions");
  const from = isoDay(new Date(Date.now() - 200 * DAY), "Africa/Lagos");
  const to = isoDay(new Date(), "Africa/Lagos");
  fireEvent.change(section.getByLabelText("From"), { target: { value: from } });
  fireEvent.change(section.getByLabelText("To"), { target: { value: to } });
  await user.click(section.getByRole("button", { name: "Filter" }));
  await waitFor(() => expect(sandbox.requests.at(-1)).toContain(`from=${from}`));
  await user.click(await section.findByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe(`transactions-${from}-to-${to}.csv`);
  expect(asked()).toEqual([
    `${ROUTE}?page=1&items_per_page=100&from=${from}&to=${to}&transaction_type_id=11`,
  ]);
  const lines = (await saved[0]!.file.text()).trimEnd().split("\r\n");
  expect(lines.length).toBeGreaterThan(11);
  for (const line of lines.slice(1)) expect(line).toContain(",Debit,Airtime,");
  expect(await screen.findByText(`${lines.length - 1} transactions saved as ${saved[0]!.name}`)).toBeTruthy();
});

test("an export of several pages shows its progress, and Cancel stops it", async () => {
  const { user, section, button } = await openTable();
  // The second page hangs.
  await sandbox.plan({ route: ROUTE, kind: "delay", delay: 0 });
  await sandbox.plan({ route: ROUTE, kind: "delay", delay: 5000 });
  await user.click(button);
  expect(await section.findByRole("progressbar", { name: "Page 1 of 4" })).toBeTruthy();
  expect(section.getByRole("button", { name: "Preparing..." })).toBeTruthy();
  await user.click(section.getByRole("button", { name: "Cancel" }));
  expect(await section.findByRole("button", { name: "Download CSV" })).toBe(document.activeElement);
  expect(section.queryByRole("progressbar")).toBeNull();
  expect(saved).toEqual([]);
  expect(screen.queryByText(/^Your transactions were not saved/)).toBeNull();
});

test("a failure is reported, and no incomplete file is saved", async () => {
  const { user, button } = await openTable();
  await sandbox.plan({ route: ROUTE, kind: "delay", delay: 0 });
  await sandbox.plan({ route: ROUTE, kind: "status", status: 503, body: { message: "History is busy." } });
  await user.click(button);
  expect(await screen.findByText("Your transactions were not saved. History is busy.")).toBeTruthy();
  expect(saved).toEqual([]);
});
