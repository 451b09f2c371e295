import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { navigateTo } from "./navigation.ts";

const sandbox = mountSandbox();

/** Every list: its page, its message when it cannot be loaded, and the sign that it has loaded. */
const lists = [
  ["/dashboard", "We could not load your profile", "ada.okafor@example.com"],
  ["/dashboard", "We could not load your wallets", "2010000017"],
  ["/dashboard", "We could not load your transactions", "DEMO-00000299"],
  ["/account", "We could not load your wallets", "2010000017"],
  ["/performance", "We could not add up your transactions", "Money out by category"],
  ["/performance", "We could not load your transactions", "DEMO-00000299"],
  ["/airtime", "We could not load your transactions", /^1 to 10 of/],
  ["/network", "We could not load the banks", "10 of 40 banks"],
  ["/atm-card", "We could not load your cards", "ADA OKAFOR"],
  ["/atm-card?tab=physical", "We could not load your applications", "Verve card"],
  ["/loan?tab=active", "We could not load your loans", "LOAN-DEMO-0002"],
  ["/properties", /^Failed to fetch properties: You are offline/, "Armchair"],
  ["/properties?tab=orders", "Failed to fetch subscriptions", "Laptop for School"],
  ["/support", "We could not load the contact details", "demo.example/help"],
  ["/profile", "We could not load your profile", "You have not sent any documents yet."],
] as const;

const busy = () => document.querySelector("main [aria-busy=true]");

function connect(online: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
}

test.each(lists)(
  "%s without a connection: %s, Retry, and a reload once the connection is back",
  async (path, title, text) => {
    const user = await visitSignedIn(sandbox, "/bills-payment");
    connect(false);
    await act(async () => navigateTo(path, {}));
    const alert = async () => (await screen.findByText(title)).closest<HTMLElement>("[role=alert]")!;
    expect((await alert()).textContent).toContain("You are offline");
    await user.click(within(await alert()).getByRole("button", { name: "Retry" }));
    expect((await alert()).textContent).toContain("You are offline");
    connect(true);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    expect(screen.queryByText(title)).toBeNull();
  },
);

test("notifications and search without a connection", async () => {
  const user = await visitSignedIn(sandbox, "/bills-payment");
  connect(false);
  await user.click(screen.getByRole("button", { name: /^Notifications/ }));
  const panel = within(screen.getByRole("region", { name: "Notifications" }));
  expect(await panel.findByText("We could not load your notifications")).toBeTruthy();
  connect(true);
  expect(await panel.findByText("Maintenance on Sunday")).toBeTruthy();
  await waitFor(() => expect(panel.getAllByRole("listitem")).toHaveLength(12));
  connect(false);
  await act(async () => await user.keyboard("{Control>}k{/Control}"));
  expect(await screen.findByText("We could not load your transactions.")).toBeTruthy();
  connect(true);
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  await user.keyboard("DEMO-00000299");
  expect(await screen.findByRole("option", { name: /DEMO-00000299/ })).toBeTruthy();
});

test.each([
  "/account",
  "/atm-card",
  "/performance",
  "/network",
  "/properties",
  "/properties?tab=orders",
  "/support",
  "/profile",
  "/dashboard",
])("%s is marked busy until it has loaded", async (path) => {
  await sandbox.plan({ route: "GET /api/v1/*", kind: "delay", delay: 300, times: 9 });
  await visitSignedIn(sandbox, "/bills-payment");
  await act(async () => navigateTo(path, {}));
  const waiting = await waitFor(() => {
    expect(busy()).not.toBeNull();
    return busy()!;
  });
  // Screen readers may skip busy content, so the message must not be inside it.
  expect(waiting.querySelector("output")).toBeNull();
  await waitFor(() => expect(busy()).toBeNull());
});
