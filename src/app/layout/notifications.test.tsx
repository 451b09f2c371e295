import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { openJournal } from "#engine/journal/journal.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();

const bell = (name: RegExp = /^Notifications/) => screen.getByRole("button", { name });
const panel = () => screen.getByRole("region", { name: "Notifications" });

/** The customer used this device before anything happened. */
const wasHereBefore = (username: string) =>
  safeStorage(() => localStorage).write(`first_visit.${fingerprintOf("demo", username)}`, 0);

/** Another tab of Bola's has made a payment whose end is not known. */
const putPending = () =>
  openJournal([safeStorage(() => localStorage)], fingerprintOf("demo", "bola")).put({
    key: "key-1",
    reference: "20261120-7KQ4M2ZX",
    startedAt: new Date().toISOString(),
    screen: "airtime",
    title: "Airtime Subscription",
    amount: "₦500.00",
    fingerprint: "f",
    outcome: "pending",
  });

describe("notifications", () => {
  test("from before the first visit are listed, but do not count as new", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await screen.findByRole("table", { name: "All Transactions" });
    // A notice of the bank has no date: it counts as new until it was read.
    await user.click(await screen.findByRole("button", { name: "Notifications, 2 new" }));
    expect((await within(panel()).findAllByRole("listitem")).length).toBe(12);
  });

  test("count as new on this device until they were seen, and lead to the receipt", async () => {
    wasHereBefore("ada");
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(await screen.findByRole("button", { name: "Notifications, 12 new" }));
    const items = await within(panel()).findAllByRole("listitem");
    expect(items[2]!.textContent).toContain("Debit of ₦300.00");
    expect(items[2]!.textContent).toContain("Successful");
    await waitFor(() => expect(bell(/^Notifications$/)).toBeTruthy());
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(bell());
    await user.click(bell());
    await user.click(within(panel()).getAllByRole("button")[0]!);
    expect(await screen.findByRole("dialog", { name: "DEMO-00000299 Receipt" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Notifications" })).toBeNull();
    await user.click(screen.getAllByRole("button", { name: "Close" })[0]!);
    await waitFor(() => expect(document.activeElement).toBe(bell()));
  });

  test("of pending payments come first, and lead to the dashboard", async () => {
    putPending();
    const user = await visitSignedIn(sandbox, "/account", { username: "bola" });
    await user.click(bell(/^Notifications, 1 new$/));
    await within(panel()).findByText("Maintenance on Sunday");
    expect(within(panel()).getAllByRole("listitem")[0]!.textContent).toContain("Pending");
    const link = within(panel()).getByRole("link", { name: /Airtime Subscription, ₦500.00/ });
    expect(link.textContent).toContain("Pending");
    await user.click(link);
    expect(await screen.findByRole("region", { name: "Pending payments" })).toBeTruthy();
  });

  test("of payments that another tab made while the page was put aside come when it is shown again", async () => {
    await visitSignedIn(sandbox, "/account", { username: "bola" });
    await waitFor(() => expect(bell(/^Notifications$/)).toBeTruthy());
    putPending();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await waitFor(() => expect(bell(/^Notifications, 1 new$/)).toBeTruthy());
  });

  test("include the bank's notices, as text, with safe links", async () => {
    const said = [
      { id: 1, title: "New hours", content: "<b>From</b> 9", url: "https://bank.example/hours" },
      { id: 2, title: "A loan for you", url: "/loan" },
      { id: 3, title: "Careful", url: "javascript:alert(1)" },
    ];
    await sandbox.plan({
      route: "GET /api/v1/all",
      kind: "status",
      status: 200,
      body: { data: { data: said } },
    });
    const flags = { menu: { "display-loan-menu": false } };
    const security = { linkHosts: ["bank.example"] };
    sandbox.setTenant("demo", JSON.stringify({ flags, security }));
    const user = await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    await user.click(await screen.findByRole("button", { name: "Notifications, 4 new" }));
    const texts = within(panel())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(texts[0]).toBe("New hoursFrom 9Notice (leaves Demo Bank for bank.example, opens in a new tab)");
    expect(texts[3]).toMatch(/^Maintenance on SundayTransfers to other banks may take longer/);
    const links = within(panel()).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://bank.example/hours"]);
    expect(links[0]!.getAttribute("rel")).toBe("noopener noreferrer");
  });

  test("of a new customer are empty", async () => {
    const body = { data: { data: [] } };
    for (const path of ["all", "admin"])
      await sandbox.plan({ route: `GET /api/v1/${path}`, kind: "status", status: 200, body });
    const user = await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    await user.click(bell());
    expect(await screen.findByText("No notifications")).toBeTruthy();
  });

  test("that cannot be loaded show an error, and Retry loads them", async () => {
    const user = await visitSignedIn(sandbox, "/support");
    await sandbox.plan({ route: "GET /api/v1/customers/wallet-transactions", kind: "status", status: 422 });
    await user.click(bell());
    expect(await screen.findByText("We could not load your notifications")).toBeTruthy();
    await user.click(within(panel()).getByRole("button", { name: "Retry" }));
    // The bank's notices stand there already: what was loaded is shown before what is still awaited.
    await waitFor(() => expect(within(panel()).getAllByRole("listitem")).toHaveLength(12));
  });
});
