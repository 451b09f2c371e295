import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const LIST = "GET /api/v1/card-mgt/cards/virtual/list";
const PHYSICAL = "/atm-card?tab=physical";
const NUMBER = "4000 0012 3456 7899";
const CVV = "417";
const refusal = (message: string) => ({
  kind: "status" as const,
  status: 403,
  body: { status: false, message },
});

const cards = () => screen.findAllByRole("article");
const button = (within_: HTMLElement, name: RegExp) => within(within_).getByRole("button", { name });

async function openCards(path = "/atm-card", username = "ada") {
  const user = await visitSignedIn(sandbox, path, { username });
  await screen.findByRole("heading", { level: 1, name: "Cards" });
  return user;
}

async function firstCard(): Promise<HTMLElement> {
  return (await cards())[0]!;
}

async function showDetails(user: UserEvent): Promise<HTMLElement> {
  const card = await firstCard();
  await user.click(button(card, /^Show details of Visa/));
  await within(card).findByText(NUMBER);
  return card;
}

/** Whether the number or the CVV is in any place that outlives the moment when they are shown. */
function keptAnywhere(): boolean {
  const stores = [sessionStorage, localStorage].map((store) => JSON.stringify(Object.entries(store)));
  return /4000\s?0012|4000001234567899|>417</.test([...stores, document.body.innerHTML].join());
}

describe("the tabs", () => {
  test("one for each kind, in the address", async () => {
    const user = await openCards();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Virtual Card",
      "Physical Card",
    ]);
    await user.click(screen.getByRole("tab", { name: "Physical Card" }));
    expect(location.search).toBe("?tab=physical");
    expect(await screen.findByText("Your applications")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Virtual Card" }));
    expect(location.search).toBe("");
  });

  test("both entries of the menu lead to their tab", async () => {
    const user = await openCards();
    const menu = screen.getByRole("navigation", { name: "Main" });
    const current = () =>
      within(menu)
        .getAllByRole("link", { current: "page" })
        .map((link) => link.textContent);
    expect(current()).toEqual(["Virtual Card"]);
    await user.click(within(menu).getByRole("link", { name: "Physical Card" }));
    expect(current()).toEqual(["Physical Card"]);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Physical Card");
  });

  test("a kind whose menu flag is off is absent, and the other is shown without tabs", async () => {
    sandbox.setTenant("demo", JSON.stringify({ flags: { menu: { "display-virtual-card-menu": false } } }));
    await openCards();
    expect(await screen.findByText("Your applications")).toBeTruthy();
    expect(screen.queryByRole("tab")).toBeNull();
  });
});

describe("virtual cards", () => {
  test("show name, expiry and the number masked, and no secret", async () => {
    const answer = sandbox.hold(LIST);
    await openCards();
    expect(await screen.findByText("Getting your cards...")).toBeTruthy();
    await answer();
    const [first, frozen, third] = await cards();
    expect(screen.getByRole("article", { name: "Visa 4000, hidden, 67899" })).toBe(first);
    for (const text of ["ADA OKAFOR", "09/29", "4000 •••• •••6 7899", "******"])
      expect(first!.textContent).toContain(text);
    expect(frozen!.textContent).toContain("Frozen");
    expect(within(frozen!).queryByRole("button", { name: /^Fund Card/ })).toBeNull();
    expect(button(frozen!, /^Unfreeze/)).toBeTruthy();
    expect(button(third!, /^Fund Card/)).toBeTruthy();
    expect(keptAnywhere()).toBe(false);
  });

  test("a tenant may show fewer digits", async () => {
    sandbox.setTenant("demo", JSON.stringify({ cards: { maskFirst: 0, maskLast: 4 } }));
    await openCards();
    expect((await firstCard()).textContent).toContain("•••• •••• •••• 7899");
  });

  test("the balance is behind stars until it is asked for", async () => {
    const user = await openCards();
    const card = await firstCard();
    await user.click(button(card, /^Show balance/));
    expect(card.textContent).toContain("₦52,400.00");
  });

  test("a customer without cards is told so", async () => {
    await openCards("/atm-card", "chidi");
    expect(await screen.findByText("No virtual cards yet")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Request Virtual Card" })).toBeTruthy();
  });

  test("that cannot be loaded are offered again", async () => {
    await sandbox.plan({ route: LIST, ...refusal("Cards are being moved.") });
    const user = await openCards();
    expect(await screen.findByText("Cards are being moved.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await cards()).toHaveLength(3);
  });
});

describe("number and CVV", () => {
  test("show on demand, are announced and copied, and hide by the button", async () => {
    const user = await openCards();
    const card = await showDetails(user);
    expect(within(card).getByText(CVV)).toBeTruthy();
    expect(within(card).getByText("Card number and CVV are shown for 30 seconds.")).toBeTruthy();
    await user.click(button(card, /^Copy card number/));
    expect(await navigator.clipboard.readText()).toBe("4000001234567899");
    expect(await screen.findByText("Card number copied")).toBeTruthy();
    await user.click(button(card, /^Hide/));
    expect(within(card).getByText("Card number and CVV are hidden.")).toBeTruthy();
    expect(keptAnywhere()).toBe(false);
  });

  test("are shown only after the password where a tenant wants it; a wrong one shows nothing, and ends no session", async () => {
    sandbox.setTenant("demo", JSON.stringify({ cards: { askPassword: true } }));
    const user = await openCards();
    const card = await firstCard();
    const token = sessionStorage.getItem("token");
    await user.click(button(card, /^Show details of Visa/));
    const dialog = await screen.findByRole("dialog", { name: "Enter your password" });
    const password = within(dialog).getByLabelText<HTMLInputElement>("Password");
    await user.click(button(dialog, /^Show details/));
    expect(within(dialog).getByText("Enter your password", { selector: "p, span" })).toBeTruthy();
    await user.clear(within(dialog).getByLabelText("Username"));
    await user.type(within(dialog).getByLabelText("Username"), "ada");
    await sandbox.plan({ route: "POST /api/v1/login", ...refusal("Wrong password."), status: 401 });
    await user.type(password, "wrong");
    await user.click(button(dialog, /^Show details/));
    expect(await within(dialog).findByText("Wrong password.")).toBeTruthy();
    expect(password.value).toBe("");
    await user.clear(within(dialog).getByLabelText("Username"));
    await user.type(within(dialog).getByLabelText("Username"), "chidi");
    await user.type(password, "Password1!");
    await user.click(button(dialog, /^Show details/));
    expect(await within(dialog).findByText(/^This is another customer/)).toBeTruthy();
    expect(sessionStorage.getItem("token")).toBe(token);
    expect(within(card).queryByText(NUMBER)).toBeNull();
    await user.clear(within(dialog).getByLabelText("Username"));
    await user.type(within(dialog).getByLabelText("Username"), "ada");
    await user.type(password, "Password1!");
    await user.click(button(dialog, /^Show details/));
    await within(card).findByText(NUMBER);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sessionStorage.getItem("token")).not.toBe(token);
    expect(
      JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]),
    ).not.toContain("Password1!");
  });

  test("hide by themselves after 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const user = await openCards();
    const card = await showDetails(user);
    await act(async () => vi.advanceTimersByTime(29_000));
    await waitFor(() => expect(button(card, /^Hide/).textContent).toContain("(1\u00a0s)"));
    expect(within(card).getByText(NUMBER)).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(1000));
    expect(within(card).queryByText(NUMBER)).toBeNull();
    expect(keptAnywhere()).toBe(false);
  });

  test("hide after 30 seconds too if the device's clock is set back meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date", "performance"] });
    const user = await openCards();
    const card = await showDetails(user);
    vi.setSystemTime(Date.now() - 60 * 60_000);
    await act(async () => vi.advanceTimersByTime(29_000));
    expect(within(card).getByText(NUMBER)).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(1000));
    expect(within(card).queryByText(NUMBER)).toBeNull();
  });

  test("hide when the tab is hidden, and when the customer leaves the page", async () => {
    const user = await openCards();
    const card = await showDetails(user);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    visibility.mockRestore();
    expect(within(card).queryByText(NUMBER)).toBeNull();
    await showDetails(user);
    await user.click(screen.getByRole("tab", { name: "Physical Card" }));
    await user.click(screen.getByRole("tab", { name: "Virtual Card" }));
    expect((await firstCard()).textContent).not.toContain(NUMBER);
    expect(keptAnywhere()).toBe(false);
  });

  test("a failure is told", async () => {
    const user = await openCards();
    const card = await firstCard();
    await sandbox.plan({ route: LIST, ...refusal("Not now.") });
    await user.click(button(card, /^Show details/));
    expect(await screen.findByText("We could not get the card details. Not now.")).toBeTruthy();
    expect(button(card, /^Show details/)).toBeTruthy();
  });
});

describe("freezing", () => {
  test("asks first, freezes, says so, and can be undone", async () => {
    const user = await openCards();
    const card = await firstCard();
    await user.click(button(card, /^Freeze/));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(sandbox.requests.filter((request) => request.startsWith("PATCH"))).toEqual([]);
    await user.click(button(card, /^Freeze/));
    await user.click(await screen.findByRole("button", { name: "Freeze card" }));
    expect(await screen.findByText("Your card is frozen.")).toBeTruthy();
    expect(card.textContent).toContain("This card is frozen.");
    await user.click(button(card, /^Unfreeze/));
    await user.click(await screen.findByRole("button", { name: "Unfreeze card" }));
    expect(await screen.findByText("Your card is no longer frozen.")).toBeTruthy();
    expect(button(card, /^Freeze/)).toBeTruthy();
    expect(sandbox.requests.filter((request) => request.startsWith("PATCH"))).toEqual([
      "PATCH /api/v1/card-mgt/cards/1/block",
      "PATCH /api/v1/card-mgt/cards/1/unblock",
    ]);
    expect(sandbox.bodies("PATCH /api/v1/card-mgt/cards/1/block")).toEqual([{}]);
  });

  test.each([
    ["a refusal", refusal("This card cannot be frozen."), "This card cannot be frozen.", false],
    ["no reply", { kind: "drop-after" as const }, /^We could not reach the bank/, true],
  ])("the dialog shows %s, and the card reloads", async (_, fault, text, isFrozen) => {
    const user = await openCards();
    const card = await firstCard();
    await user.click(button(card, /^Freeze/));
    await sandbox.plan({ route: "PATCH /api/v1/card-mgt/cards/1/block", ...fault });
    await user.click(await screen.findByRole("button", { name: "Freeze card" }));
    expect(await screen.findByText(text)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(card.textContent?.includes("This card is frozen.")).toBe(isFrozen));
  });
});

describe("physical cards", () => {
  test("are shown masked, together with the applications", async () => {
    await openCards(PHYSICAL);
    const card = await screen.findByRole("article");
    for (const text of ["ADA OKAFOR", "06/28", "5060 •••• •••7 6655", "•••"])
      expect(card.textContent).toContain(text);
    expect(document.body.innerHTML).not.toMatch(/331|5060009988776655/);
    const list = await screen.findByRole("region", { name: "Your applications" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => /^(\w+) card.*?(Processing|Declined|Delivered)$/.exec(item.textContent)?.slice(1)),
    ).toEqual([
      ["Visa", "Processing"],
      ["Gold", "Declined"],
      ["Verve", "Delivered"],
    ]);
  });

  test("a customer without any is told so", async () => {
    await openCards(PHYSICAL, "chidi");
    expect(await screen.findByText("No physical cards yet")).toBeTruthy();
    expect(screen.queryByText("Your applications")).toBeNull();
  });

  test.each([
    ["GET /api/v1/card-mgt/cards/physical/list", "We could not load your cards"],
    ["GET /api/v1/card-mgt/cards/physical/requests", "We could not load your applications"],
  ])("when %s fails, Retry loads it again", async (route, title) => {
    await sandbox.plan({ route, ...refusal("Closed.") });
    const user = await openCards(PHYSICAL);
    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("article")).toBeTruthy();
    expect(await screen.findByText("Declined")).toBeTruthy();
  });

  test("a card of another category is not a physical card", async () => {
    const card = { id: 9, card_name: "A B", card_number: "4000001234567899", exp_date: "01/30", cvv: "1" };
    const data = [
      { ...card, card_category_id: 1 },
      { ...card, id: 10, card_name: "C D", card_category_id: 2 },
    ];
    const body = { status: true, message: "", data };
    await sandbox.plan({
      route: "GET /api/v1/card-mgt/cards/physical/list",
      kind: "status",
      status: 200,
      body,
    });
    await openCards(PHYSICAL);
    expect((await screen.findByRole("article")).textContent).toContain("C D");
  });
});
