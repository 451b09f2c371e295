import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();
const ROUTE = "GET /api/v1/customers/wallets";

test("shows a card for each wallet, with its balance behind stars until the eye is pressed", async () => {
  const answer = sandbox.hold(ROUTE);
  const user = await visitSignedIn(sandbox, "/account");
  expect(await screen.findByRole("heading", { level: 1, name: "Account Overview" })).toBeTruthy();
  expect(await screen.findByText("Getting wallet...")).toBeTruthy();
  await answer();
  expect(await screen.findAllByRole("article")).toHaveLength(3);
  const card = screen.getByRole("article", { name: /^Everyday Wallet/ });
  for (const text of ["Unity Partner Bank", "2010000017", "******"]) expect(card.textContent).toContain(text);
  expect(document.body.textContent).not.toContain("245,300.50");
  await user.click(within(card).getByRole("button", { name: "Show balance of Everyday Wallet" }));
  expect(card.textContent).toContain("₦245,300.50");
  const others = screen.getAllByRole("article").filter((other) => other !== card);
  for (const other of others) expect(other.textContent).toContain("******");
  await user.click(within(card).getByRole("button", { name: "Hide balance of Everyday Wallet" }));
  expect(card.textContent).not.toContain("245,300.50");
});

test("shows what moved last, and where all of it is", async () => {
  await visitSignedIn(sandbox, "/account");
  const latest = within(await screen.findByRole("region", { name: "Latest transactions" }));
  expect(await latest.findAllByText(/₦/)).toHaveLength(5);
  expect(latest.getByRole("link", { name: "See all" }).getAttribute("href")).toBe("/performance");
});

test("copies an account number, and says so in the specification's words", async () => {
  const user = await visitSignedIn(sandbox, "/account");
  await user.click(await screen.findByRole("button", { name: "Copy account number of Everyday Wallet" }));
  expect(await screen.findByText("2010000017Copied successfully")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("2010000017");
  // The message belongs to the page: it disappears when the customer goes to another.
  await user.click(screen.getByRole("link", { name: "Bills Payment" }));
  await waitFor(() => expect(screen.queryByText("2010000017Copied successfully")).toBeNull());
});

test("says what to do when the browser cannot copy", async () => {
  const user = await visitSignedIn(sandbox, "/account");
  const button = await screen.findByRole("button", { name: "Copy account number of Everyday Wallet" });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  await user.click(button);
  expect(await screen.findByText(/^Your browser did not let us copy/)).toBeTruthy();
});

test("says N/A for a missing balance", async () => {
  const body = { data: { data: [{ wallet_number: "1", wallet_type: { name: "Old" } }] } };
  await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body });
  await visitSignedIn(sandbox, "/account");
  expect((await screen.findByRole("article", { name: "Old" })).textContent).toContain("N/A");
});

test("also reads a wallet's alternative field names", async () => {
  const wallet = { product_name: "Savings", bank: "Trust Bank", wallet_balance: "1,500.50" };
  const body = { data: { data: [{ ...wallet, account_number: "3010000001" }] } };
  await sandbox.plan({ route: ROUTE, kind: "status", status: 200, body });
  const user = await visitSignedIn(sandbox, "/account");
  const card = await screen.findByRole("article", { name: /^Savings/ });
  for (const text of ["Trust Bank", "3010000001"]) expect(card.textContent).toContain(text);
  await user.click(within(card).getByRole("button", { name: /^Show balance/ }));
  expect(card.textContent).toContain("₦1,500.50");
});

test("a customer without wallets is told so", async () => {
  await visitSignedIn(sandbox, "/account", { username: "bola" });
  expect(await screen.findByText("No wallets yet")).toBeTruthy();
});

test("wallets that cannot be loaded are offered again", async () => {
  const body = { status: false, message: "Wallets are being moved." };
  await sandbox.plan({ route: ROUTE, kind: "status", status: 403, body });
  const user = await visitSignedIn(sandbox, "/account");
  expect(await screen.findByText("Wallets are being moved.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findAllByRole("article")).toHaveLength(3);
});

test("is in the menu while its menu flag is on", async () => {
  await visitSignedIn(sandbox, "/account");
  const menu = screen.getByRole("navigation", { name: "Main" });
  for (const name of ["Performance", "Account"])
    expect(within(menu).getByRole("link", { name })).toBeTruthy();
});

test("is not in the menu while its menu flag is off", async () => {
  sandbox.setTenant("demo", JSON.stringify({ flags: { menu: { "display-transactions-menu": false } } }));
  await visitSignedIn(sandbox, "/account");
  const menu = screen.getByRole("navigation", { name: "Main" });
  for (const name of ["Performance", "Account"])
    expect(within(menu).queryByRole("link", { name })).toBeNull();
});
