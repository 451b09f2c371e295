import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { Fault } from "#sandbox/http/fault.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

// Imported up front, so that no test waits for it.
import "./properties.tsx";

const sandbox = mountSandbox();
const LIST = "GET /api/v1/properties-mgt/properties";
const ORDERS = "GET /api/v1/properties-mgt/property-subscriptions";

const refuses = (route: string, message: string): Fault => ({
  route,
  kind: "status",
  status: 403,
  body: { status: false, message },
});
const answers = (route: string, data: unknown): Fault => ({
  route,
  kind: "status",
  status: 200,
  body: { status: true, message: "", data },
});
const cards = () => screen.findAllByRole("article");
const names = async () => (await cards()).map((card) => within(card).getByRole("heading").textContent);
const searches = () => sandbox.requests.filter((request) => request.startsWith(`${LIST}?`));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("the marketplace", () => {
  test("shows twelve at a time, with status, discount and both prices", async () => {
    const user = await visitSignedIn(sandbox, "/properties");
    expect(await cards()).toHaveLength(12);
    await waitFor(() => expect(document.title).toBe("Ada Okafor Properties"));
    const card = screen.getByRole("article", { name: "Dining Table for Six" });
    expect(within(card).getByText("10% off")).toBeTruthy();
    expect(within(card).getByText("₦328,950.00")).toBeTruthy();
    expect(within(card).getByText("₦365,500.00").tagName).toBe("S");
    expect(within(card).getByText("Few left")).toBeTruthy();
    expect(searches()).toEqual([`${LIST}?page=1&items_per_page=12`]);
    const pages = screen.getByRole("navigation", { name: "Pages of properties" });
    expect(within(pages).getAllByRole("button", { name: /^Page/ })).toHaveLength(4);
    await user.click(within(pages).getByRole("button", { name: "Page 4" }));
    expect(await screen.findByText("37 to 48 of 48 properties")).toBe(document.activeElement);
    expect(location.search).toContain("page=4");
  });

  test("is searched by words and prices on Enter, and by category; all of it stands in the address", async () => {
    const user = await visitSignedIn(sandbox, "/properties?page=3");
    await cards();
    await user.click(field("Search properties"));
    await user.paste("solar");
    fireEvent.change(field("Lowest price"), { target: { value: "₦100,000" } });
    expect(searches()).toHaveLength(1);
    await user.keyboard("{Enter}");
    expect(await screen.findByText("1 to 5 of 5 properties")).toBeTruthy();
    expect(document.activeElement).toBe(field("Search properties"));
    fireEvent.change(field("Category"), { target: { value: "6" } });
    await waitFor(() => expect(location.search).toBe("?search=solar&category=6&min=100000"));
    expect(searches().at(-1)).toBe(
      `${LIST}?page=1&items_per_page=12&property_category_id=6&search=solar&min_price=100000`,
    );
    history.back();
    await waitFor(() => expect(field("Category").value).toBe(""));
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(field("Search properties").value).toBe(""));
    expect(location.search).toBe("");
  });

  test("opens at the place of a shared link, and says when nothing is found", async () => {
    const user = await visitSignedIn(sandbox, "/properties?search=nothing&min=5&max=10.50");
    expect(await screen.findByText("No properties found")).toBeTruthy();
    expect([field("Lowest price").value, field("Highest price").value]).toEqual(["5", "10.50"]);
    await user.click(screen.getAllByRole("button", { name: "Clear filters" })[1]!);
    expect(await cards()).toHaveLength(12);
  });

  test("a page that no longer exists leads to the first", async () => {
    const user = await visitSignedIn(sandbox, "/properties?page=99");
    await user.click(await screen.findByRole("button", { name: "Go to the first page" }));
    expect(await cards()).toHaveLength(12);
  });

  test.each([
    ["Lowest price", "ten", "Enter an amount, like 50,000"],
    ["Highest price", "5", "Enter a price that is not below the lowest"],
  ])("%s %j is refused", async (label, value, message) => {
    const user = await visitSignedIn(sandbox, "/properties?min=100");
    await cards();
    fireEvent.change(field(label), { target: { value } });
    await user.click(screen.getByRole("button", { name: "Find" }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(searches()).toHaveLength(1);
  });

  test("that cannot be loaded says so, and Retry loads it", async () => {
    await sandbox.plan(refuses(LIST, "Closed today."));
    const user = await visitSignedIn(sandbox, "/properties");
    expect(await screen.findByText("Failed to fetch properties: Closed today.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await cards()).toHaveLength(12);
  });

  test("works without its categories, and can load them again", async () => {
    await sandbox.plan(refuses("GET /api/v1/properties-mgt/property-categories", "No."));
    const user = await visitSignedIn(sandbox, "/properties");
    expect(await cards()).toHaveLength(12);
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    const select = await screen.findByLabelText("Category");
    expect(within(select).getAllByRole("option")).toHaveLength(9);
    expect(sandbox.requests).toContain("GET /api/v1/properties-mgt/property-categories?items_per_page=100");
  });
});

describe("the details of a property", () => {
  test("open from its card with pictures and terms, and Back closes them", async () => {
    const user = await visitSignedIn(sandbox, "/properties?category=8");
    await cards();
    await user.click(screen.getByRole("link", { name: "Dining Table for Six" }));
    const details = await screen.findByRole("dialog", { name: "Dining Table for Six" });
    expect(within(details).getAllByRole("button", { name: /^Show picture/ })).toHaveLength(4);
    expect(within(details).getByAltText("Dining Table for Six: Side")).toBeTruthy();
    expect(within(details).getByText("2 × piece")).toBeTruthy();
    expect(within(details).getByText("One time")).toBeTruthy();
    expect(within(details).getByText("No, it is paid at once")).toBeTruthy();
    expect(location.search).toBe("?category=8&property=44");
    history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(location.search).toBe("?category=8");
  });

  test("open from a shared link; Close leaves the marketplace", async () => {
    const user = await visitSignedIn(sandbox, "/properties?property=1&min=5");
    const details = await screen.findByRole("dialog", { name: "Epe Lagoon Plot" });
    await user.click(within(details).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(location.search).toBe("?min=5"));
  });

  test("of a sold-out property offer no subscription", async () => {
    await visitSignedIn(sandbox, "/properties?property=13");
    expect(await screen.findByText("None is left to subscribe to.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Subscribe" })).toBeNull();
  });

  test("that cannot be loaded say so, and Retry loads them", async () => {
    await sandbox.plan(refuses(`${LIST}/1`, "Gone fishing."));
    const user = await visitSignedIn(sandbox, "/properties?property=1");
    expect(await screen.findByText("Failed to fetch property details")).toBeTruthy();
    expect(screen.getByText("Gone fishing.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("dialog", { name: "Epe Lagoon Plot" })).toBeTruthy();
  });

  test("a description is shown as plain text, whatever it contains", async () => {
    const found = (await sandboxProperty()) as { description: string };
    const description = "<img src=x onerror=alert(1)> & more";
    await sandbox.plan(
      answers(`${LIST}/1`, { ...found, description, status: { label: "<b>", color: "red;" } }),
    );
    await visitSignedIn(sandbox, "/properties?property=1");
    expect(await screen.findByText(description)).toBeTruthy();
    expect(screen.getByText("<b>")).toBeTruthy();
  });
});

describe("my orders", () => {
  test("list what the customer pays for, with progress and the next payment", async () => {
    const user = await visitSignedIn(sandbox, "/properties");
    await user.click(screen.getByRole("tab", { name: "My Orders" }));
    expect(await names()).toContain("Laptop for School");
    expect(location.search).toBe("?tab=orders");
    const order = screen.getByRole("article", { name: "Laptop for School" });
    expect(within(order).getByRole("progressbar").getAttribute("aria-label")).toMatch(
      /^₦[\d,.]+ of ₦[\d,.]+ paid$/,
    );
    expect(within(order).getByText(/^Next payment \w{3} \d+, \d{4}$/)).toBeTruthy();
    const paid = screen.getByRole("article", { name: "Smartphone, 128 GB" });
    expect(within(paid).getByText("Completed")).toBeTruthy();
    expect(within(paid).getByText("No payment is due")).toBeTruthy();
    expect(screen.getByText(/^Payment was due /)).toBeTruthy();
  });

  test("show all details of one", async () => {
    const user = await visitSignedIn(sandbox, "/properties?tab=orders");
    await user.click(await screen.findByRole("link", { name: "View Details of Delivery Tricycle" }));
    const details = await screen.findByRole("dialog", { name: "Delivery Tricycle" });
    const labels = [...details.querySelectorAll("dt")].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      "Order",
      "Status",
      "Quantity",
      "Price",
      "To pay in all",
      "Paid",
      "Still to pay",
      "Paid by",
      "Next payment",
      "First day",
      "Last day",
      "Extended to",
      "Payment cycle",
      "Instalments",
      "Interest",
    ]);
    expect(within(details).getByText("Direct debit")).toBeTruthy();
    expect(location.search).toBe("?tab=orders&order=3");
  });

  test("say that there are none yet", async () => {
    const user = await visitSignedIn(sandbox, "/properties?tab=orders", { username: "bola" });
    await user.click(await screen.findByRole("button", { name: "Go to the marketplace" }));
    expect(await cards()).toHaveLength(12);
  });

  test("that cannot be loaded say so, and Retry loads them", async () => {
    await sandbox.plan(refuses(ORDERS, "Not now."));
    const user = await visitSignedIn(sandbox, "/properties?tab=orders");
    expect(await screen.findByText("Failed to fetch subscriptions")).toBeTruthy();
    expect(screen.getByText("Not now.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await cards()).toHaveLength(6);
  });

  test("one that cannot be loaded says so", async () => {
    await sandbox.plan(refuses(`${ORDERS}/1`, "Not now."));
    await visitSignedIn(sandbox, "/properties?tab=orders&order=1");
    expect(await screen.findByText("Failed to fetch property details")).toBeTruthy();
  });
});

const OFF = { "display-property-menu": false };
test.each([
  ["one of its menu flags", { menu: OFF }, true],
  ["no menu flag", { menu: { ...OFF, "display-buy-now-pay-later-menu": false } }, false],
  ["no feature", { features: { "properties-mgt": false } }, false],
])("with %s on, the menu shows it: %j", async (_, flags, shown) => {
  sandbox.setTenant("demo", JSON.stringify({ flags }));
  await visitSignedIn(sandbox, "/network");
  const menu = screen.getByRole("navigation", { name: "Main" });
  expect(within(menu).queryByText("Properties") !== null).toBe(shown);
});

async function sandboxProperty(): Promise<unknown> {
  const login = { username: "ada", password: "Password1!" };
  const reply = await sandbox.call("POST", "/api/v1/login", login);
  const { token } = (reply as { data: { token: string } }).data;
  const found = await fetch("http://localhost/api/v1/properties-mgt/properties/1", {
    headers: { AppID: "test", Authorization: `Bearer ${token}` },
  });
  return ((await found.json()) as { data: unknown }).data;
}
