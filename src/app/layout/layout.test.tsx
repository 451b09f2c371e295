import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { VERSION } from "#app/version.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { setWindowWidth } from "#tests/support/window-width.ts";

import packageFile from "../../../package.json" with { type: "json" };

const sandbox = mountSandbox();

const menu = () => screen.getByRole("navigation", { name: "Main" });

describe("the layout", () => {
  test("welcomes by title and first name, and closes with the footer", async () => {
    await visitSignedIn(sandbox, "/dashboard");
    expect(screen.getByText("Welcome, Mrs Ada")).toBeTruthy();
    expect(screen.getByText("Thank you for banking with us")).toBeTruthy();
    expect(screen.getByText("v1.11.0")).toBeTruthy();
    expect(VERSION).toBe(`v${packageFile.version}`);
  });

  test("the menu has its entries under headings", async () => {
    await visitSignedIn(sandbox, "/dashboard");
    const groups = within(menu()).getAllByRole("region");
    expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual([
      "Overview",
      "Pay and transfer",
      "Your money",
      "Help",
    ]);
    expect(within(groups[1]!).getByRole("link", { name: "Buy Airtime" })).toBeTruthy();
  });

  test("a phone has the menu only where the customer opens it", async () => {
    setWindowWidth(360);
    const user = await visitSignedIn(sandbox, "/dashboard");
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    const shortcuts = within(screen.getByRole("navigation", { name: "Shortcuts" }));
    await user.click(shortcuts.getByRole("button", { name: "More" }));
    expect(await screen.findByRole("navigation", { name: "Main" })).toBeTruthy();
  });

  test("a tenant may have the menu in the place of the bar", async () => {
    sandbox.setTenant("demo", JSON.stringify({ navigation: "menu" }));
    await visitSignedIn(sandbox, "/dashboard");
    expect(screen.queryByRole("navigation", { name: "Shortcuts" })).toBeNull();
    expect(document.querySelector("button[data-alone]")?.getAttribute("aria-label")).toBe("Open menu");
  });

  test("an entry shows when its menu flag and its feature are on", async () => {
    await visitSignedIn(sandbox, "/dashboard");
    expect(within(menu()).getByRole("link", { name: "Buy Airtime" })).toBeTruthy();
  });

  test.each([
    ["menu flag", { menu: { "display-airtime-menu": false } }],
    ["feature", { features: { "vtu-mgt": false } }],
  ])("a tenant that turns the %s off takes the entry away", async (_, flags) => {
    sandbox.setTenant("demo", JSON.stringify({ flags }));
    await visitSignedIn(sandbox, "/dashboard");
    expect(within(menu()).getByRole("link", { name: "Dashboard" })).toBeTruthy();
    expect(within(menu()).queryByRole("link", { name: "Buy Airtime" })).toBeNull();
  });

  test.each([
    ["harbour", "/cable-tv-subscription"],
    ["sahel", "/properties"],
    ["palmgrove", "/loan"],
    ["palmgrove", "/Loan/apply"],
  ])("%s does not offer %s: its address shows 'Page Missing!' within the layout", async (company, path) => {
    await visitSignedIn(sandbox, path, { company });
    expect(await screen.findByRole("heading", { level: 1, name: "Page Missing!" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go Back" })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("Page Missing!"));
    expect(within(menu()).getByRole("link", { name: "Dashboard" })).toBeTruthy();
  });

  test.each([
    // One of the two entries that lead to it is on.
    ["harbour", "/atm-card", "Cards", {}],
    // An icon of the dashboard leads there; only its menu flag counts.
    ["demo", "/airtime", "Airtime Subscription", { features: { "vtu-mgt": false } }],
    // No flag closes this page.
    ["demo", "/network", "Network", { menu: {}, features: {} }],
  ])("%s offers %s", async (company, path, name, flags) => {
    if (company === "demo") sandbox.setTenant("demo", JSON.stringify({ flags }));
    await visitSignedIn(sandbox, path, { company });
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
  });

  test("every entry leads to a screen or page that exists", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    const names = within(menu())
      .getAllByRole("link")
      .map((link) => link.textContent);
    // No other entry and no screen leads there.
    expect(names).toEqual(expect.arrayContaining(["Bills Payment", "Network"]));
    for (const name of names) {
      await user.click(within(menu()).getByRole("link", { name }));
      await waitFor(() =>
        expect(within(menu()).getByRole("link", { name }).getAttribute("aria-current")).toBe("page"),
      );
      expect(screen.queryByText("Page Missing!")).toBeNull();
    }
  });

  test("a navigation moves the focus to the heading and announces the page", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await screen.findByRole("heading", { level: 1, name: /Ada/ });
    await user.click(within(menu()).getByRole("link", { name: "Buy Airtime" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Airtime Subscription" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText("Ada Okafor Airtime Subscription", { selector: "[aria-live]" })).toBeTruthy();
  });

  test("the menu collapses, and stays collapsed on this device", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(screen.getByRole("button", { name: "Collapse menu" }));
    expect(screen.getByRole("button", { name: "Expand menu" }).getAttribute("aria-expanded")).toBe("false");
    expect(localStorage.getItem("menu_collapsed")).toBe("true");
  });

  test("on a phone the menu is a dialog, which a choice or Escape closes", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(screen.getByRole("button", { name: "More" }));
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    expect(drawer.contains(document.activeElement)).toBe(true);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull());
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(
      within(screen.getByRole("dialog", { name: "Menu" })).getByRole("link", { name: "Buy Airtime" }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull());
  });

  test("on a phone a bar has the pages that customers open most, as far as the flags allow", async () => {
    sandbox.setTenant("demo", JSON.stringify({ flags: { menu: { "display-virtual-card-menu": false } } }));
    const user = await visitSignedIn(sandbox, "/dashboard");
    const bar = within(screen.getByRole("navigation", { name: "Shortcuts" }));
    expect(bar.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Pay",
      "History",
    ]);
    expect(bar.getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBe("page");
    await user.click(bar.getByRole("link", { name: "Pay" }));
    await screen.findByRole("heading", { level: 1, name: "Bills Payment" });
    expect(bar.getByRole("link", { current: "page" }).textContent).toBe("Pay");
  });

  test("one tap switches between light and dark", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(screen.getByRole("button", { name: "Use dark colours" }));
    expect(document.documentElement.dataset["scheme"]).toBe("dark");
    await user.click(screen.getByRole("button", { name: "Use light colours" }));
    expect(document.documentElement.dataset["scheme"]).toBe("light");
  });
});
