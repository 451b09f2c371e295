import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();

const field = async () =>
  await screen.findByRole("combobox", { name: "Search screens, billers and recent transactions" });
const results = () => within(screen.getByRole("listbox", { name: "Results" })).queryAllByRole("option");
const options = () => results().map((option) => option.textContent);

describe("the search", () => {
  test("opens by Ctrl-K, finds a biller by its name, and goes there by Enter", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    await user.keyboard("dst");
    expect(options()[0]).toBe("DStvCable TV");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(location.pathname).toBe("/cable-tv-subscription"));
    expect(screen.queryByRole("dialog", { name: "Search" })).toBeNull();
  });

  test.each([
    ["recharge", "Buy Airtime"],
    ["light bill", "Electricity"],
  ])("finds a screen by other words for it: '%s'", async (words, label) => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(screen.getByRole("button", { name: "Search" }));
    await user.type(await field(), words);
    expect(options()[0]).toBe(label);
  });

  test("chooses with the arrow keys, and says how much it found", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(screen.getByRole("button", { name: "Search" }));
    const input = await field();
    await user.keyboard("buy");
    const [first, second] = results();
    expect(input.getAttribute("aria-activedescendant")).toBe(first!.id);
    await user.keyboard("{ArrowDown}");
    expect(input.getAttribute("aria-activedescendant")).toBe(second!.id);
    expect(second!.getAttribute("aria-selected")).toBe("true");
    await user.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
    await waitFor(() => expect(screen.getByText(`${options().length} results`)).toBeTruthy());
    await user.keyboard("zzz");
    expect(await screen.findByText("Nothing found. Check the spelling, or type less.")).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Search" })).toBeNull());
  });

  test("finds a recent transaction by reference and by amount, and opens its receipt", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(screen.getByRole("button", { name: "Search" }));
    await field();
    await user.keyboard("00000299");
    const found = await screen.findByRole("option", { name: /DEMO-00000299/ });
    await user.clear(await field());
    await user.keyboard("300.00");
    await waitFor(() => expect(screen.getByRole("option", { name: /DEMO-00000299/ })).toBeTruthy());
    expect(found.textContent).toContain("₦300.00");
    expect(sandbox.requests).toContain("GET /api/v1/transactions/history?page=1&items_per_page=30");
    await user.click(screen.getByRole("option", { name: /DEMO-00000299/ }));
    expect(await screen.findByRole("dialog", { name: "DEMO-00000299 Receipt" })).toBeTruthy();
  });

  test("finds nothing that the flags hide", async () => {
    sandbox.setTenant("demo", JSON.stringify({ flags: { menu: { "display-cable-tv-menu": false } } }));
    const user = await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    await user.keyboard("{Meta>}k{/Meta}");
    await field();
    await user.keyboard("dstv");
    expect(options()).toEqual([]);
    await user.clear(await field());
    await user.keyboard("cable");
    expect(options()).toEqual([]);
  });

  test("says that the transactions are missing, and loads them again", async () => {
    const user = await visitSignedIn(sandbox, "/account");
    await sandbox.plan({ route: "GET /api/v1/transactions/history", kind: "status", status: 422 });
    await user.click(screen.getByRole("button", { name: "Search" }));
    expect(await screen.findByText("We could not load your transactions.")).toBeTruthy();
    const dialog = screen.getByRole("dialog", { name: "Search" });
    await user.click(within(dialog).getByRole("button", { name: "Retry" }));
    await user.click(await field());
    await user.keyboard("DEMO-00000299");
    expect(await screen.findByRole("option", { name: /DEMO-00000299/ })).toBeTruthy();
  });
});
