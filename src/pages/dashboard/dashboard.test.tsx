import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import { openJournal } from "#engine/journal/journal.ts";
import { openRecipients } from "#engine/recipients/recipients.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { setWindowWidth } from "#tests/support/window-width.ts";

const sandbox = mountSandbox();

/** The journal that the app keeps for Ada at the demo bank. */
const journal = () => openJournal([safeStorage(() => localStorage)], fingerprintOf("demo", "ada"));
const wallets = () => screen.getByRole("region", { name: "Wallets" });

describe("wallets", () => {
  test("wait, then show a masked balance that the eye reveals", async () => {
    const answer = sandbox.hold("GET /api/v1/customers/wallets");
    const user = await visitSignedIn(sandbox, "/dashboard");
    expect(await screen.findByText("Getting wallet...")).toBeTruthy();
    await answer();
    const card = (await screen.findByText("2010000017")).closest("article")!;
    expect(card.textContent).toContain("******");
    expect(card.textContent).not.toContain("245,300.50");
    const eye = within(card).getByRole("button", { name: /^Show balance/ });
    await user.click(eye);
    expect(card.textContent).toContain("₦245,300.50");
    await user.click(eye);
    expect(card.textContent).not.toContain("245,300.50");
  });

  test("copy their number with one tap", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    const card = (await screen.findByText("2010000017")).closest("article")!;
    await user.click(within(card).getByRole("button", { name: /^Copy number/ }));
    expect(await screen.findByText("2010000017 copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("2010000017");
  });

  test.each([422, 200])("that cannot be loaded say so, and Retry loads them (%i)", async (status) => {
    await sandbox.plan({
      route: "GET /api/v1/customers/wallets",
      kind: "status",
      status,
      body: { status: false, message: "Wallets are being moved." },
    });
    const user = await visitSignedIn(sandbox, "/dashboard");
    expect(await screen.findByText("Wallets are being moved.")).toBeTruthy();
    expect(screen.getAllByText("Not available").length).toBeGreaterThan(0);
    await user.click(within(wallets()).getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("2010000017")).toBeTruthy();
  });

  test("of a new customer: there are none yet, and no transactions", async () => {
    await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    expect(await screen.findByText("No wallets yet")).toBeTruthy();
    expect(await screen.findByText("No transactions found")).toBeTruthy();
  });
});

test("a profile that cannot be loaded hides no money", async () => {
  await sandbox.plan({
    route: "GET /api/v1/profile",
    kind: "status",
    status: 404,
    body: { status: false, message: "No profile." },
  });
  await visitSignedIn(sandbox, "/dashboard");
  expect(await screen.findByText("We could not load your profile")).toBeTruthy();
  expect(await screen.findByText("2010000017")).toBeTruthy();
});

test("begins with the parts that the tenant names, and has all others too", async () => {
  sandbox.setTenant("demo", JSON.stringify({ home: { order: ["movements"], density: "compact" } }));
  await visitSignedIn(sandbox, "/dashboard");
  const movements = await screen.findByRole("region", { name: "All Transactions" });
  const follows = movements.compareDocumentPosition(await screen.findByRole("region", { name: "Wallets" }));
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelector("[data-density=compact]")).not.toBeNull();
});

test("shows an icon for each menu flag whose screen exists", async () => {
  sandbox.setTenant("demo", undefined);
  await visitSignedIn(sandbox, "/dashboard");
  const icons = await screen.findByRole("navigation", { name: "Pay and transfer" });
  expect(within(icons).getByRole("link", { name: "Buy Airtime" }).getAttribute("href")).toBe("/airtime");
});

describe("pending payments", () => {
  const entry = {
    key: "key-1",
    reference: "20261120-7KQ4M2ZX",
    startedAt: new Date().toISOString(),
    screen: "airtime",
    title: "Airtime Subscription",
    amount: "₦500.00",
    fingerprint: "f",
    outcome: "pending",
  } as const;

  test("come first, with reference and amount, and cannot be dismissed", async () => {
    journal().put(entry);
    await visitSignedIn(sandbox, "/dashboard");
    const section = await screen.findByRole("region", { name: "Pending payments" });
    expect(section.textContent).toContain("20261120-7KQ4M2ZX");
    expect(section.textContent).toContain("₦500.00");
    expect(section.textContent).toContain("Do not pay again.");
    expect(within(section).getByRole("button", { name: "Check again" })).toBeTruthy();
    expect(within(section).queryByRole("button", { name: /^Remove/ })).toBeNull();
    const below = await screen.findByRole("heading", { name: "Wallets" });
    expect(section.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("say so when they are no longer asked about automatically", async () => {
    journal().put({ ...entry, message: "We still do not know.", givenUp: true });
    await visitSignedIn(sandbox, "/dashboard");
    const section = await screen.findByRole("region", { name: "Pending payments" });
    expect(section.textContent).toContain("Do not pay again. Choose Check again to ask the bank once more.");
    expect(section.textContent).not.toContain("We keep asking");
  });

  test("stay until the customer removes them once they have ended", async () => {
    journal().put({ ...entry, outcome: "succeeded", message: "Your payment went through." });
    const user = await visitSignedIn(sandbox, "/dashboard");
    const section = await screen.findByRole("region", { name: "Pending payments" });
    expect(section.textContent).toContain("Went through");
    await user.click(within(section).getByRole("button", { name: /^Remove/ }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Pending payments" })).toBeNull());
    journal().reload();
    expect(journal().list()).toEqual([]);
  });

  test("of another customer are not shown", async () => {
    journal().put(entry);
    await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    await screen.findByText("No wallets yet");
    expect(screen.queryByText("20261120-7KQ4M2ZX")).toBeNull();
  });
});

describe("profile cards", () => {
  test("show who the customer is and what they own, with the total masked", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    const details = await screen.findByRole("region", { name: "Your details" });
    expect(details.textContent).toContain("Ada Okafor");
    expect(details.textContent).toContain("ada.okafor@example.com");
    expect(details.textContent).toContain("Email verified");
    const account = screen.getByRole("region", { name: "Your account" });
    await waitFor(() => expect(account.textContent).toContain("Wallets3"));
    expect(account.textContent).toContain("******");
    await user.click(within(account).getByRole("button", { name: "Show total balance" }));
    expect(account.textContent).toMatch(/Total balance₦[\d,]+\.\d\d/);
  });

  test("of a new customer show an unverified address and no total", async () => {
    await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    const details = await screen.findByRole("region", { name: "Your details" });
    expect(details.textContent).toContain("Email not verified");
    const account = screen.getByRole("region", { name: "Your account" });
    await waitFor(() => expect(account.textContent).toContain("Wallets0Total balanceN/A"));
  });
});

const advert = (id: number, over: object) => ({
  id,
  banner_url: "/__sandbox/banners/1.svg",
  subject: `Offer ${id}`,
  cta_text: "See it",
  content_redirect_url: "https://offers.example/one",
  additional_parameters: { status: "active", type: "banner" },
  ...over,
});
const serve = async (adverts: readonly object[], call = "all") =>
  await sandbox.plan({
    route: `GET /api/v1/${call}`,
    kind: "status",
    status: 200,
    body: { status: true, message: "Content found.", data: { data: adverts } },
  });
const offers = async () => await screen.findByRole("region", { name: "Offers" });

const paid = (phone: string, at: string) => ({
  inputs: { phone_number: phone },
  label: phone,
  again: {
    amount: "₦100",
    inputs: { phone_number: phone, network_provider: "mtn", amount: 10_000 },
    at,
  },
});

describe("on a phone", () => {
  beforeEach(() => setWindowWidth(360));

  test("the page begins with the total, and the details are at Profile", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await user.click(await screen.findByRole("button", { name: "Show total balance" }));
    expect(screen.getByText(/^Total balance/).textContent).toMatch(/^Total balance₦[\d,]+\.\d\d$/);
    expect(screen.queryByRole("region", { name: "Your details" })).toBeNull();
  });

  test("an address that is not verified stays in view", async () => {
    await visitSignedIn(sandbox, "/dashboard", { username: "bola" });
    const details = await screen.findByRole("region", { name: "Your details" });
    expect(details.textContent).toContain("Email not verified");
  });

  test("four actions stand there until the customer asks for more", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    const icons = within(await screen.findByRole("navigation", { name: "Pay and transfer" }));
    expect(icons.getAllByRole("link")).toHaveLength(4);
    await user.click(icons.getByRole("button", { name: "More" }));
    expect(icons.getAllByRole("link")).toHaveLength(7);
    await user.click(icons.getByRole("button", { name: "Fewer" }));
    expect(icons.getAllByRole("link")).toHaveLength(4);
  });

  test("the last three movements open their receipts, and See all shows the table", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    const latest = await screen.findByRole("region", { name: "Latest transactions" });
    const rows = await within(latest).findAllByRole("listitem");
    expect(rows).toHaveLength(3);
    await user.click(within(rows[0]!).getByRole("button"));
    const receipt = await screen.findByRole("dialog", { name: /Receipt$/ });
    await user.click(within(receipt).getAllByRole("button", { name: "Close" })[0]!);
    await user.click(screen.getByRole("button", { name: "See all" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "All Transactions" }));
  });

  test("payments are made again where the customer confirms them, as far as the flags allow", async () => {
    const recipients = openRecipients(
      safeStorage(() => localStorage),
      fingerprintOf("demo", "ada"),
    );
    recipients.add("airtime", paid("08031234567", "2026-11-20T10:00:00Z"));
    recipients.add("cable-tv", paid("08059870066", "2026-11-21T10:00:00Z"));
    recipients.add("electricity", paid("08090000000", "2026-11-22T10:00:00Z"));
    sandbox.setTenant("demo", JSON.stringify({ flags: { menu: { "display-electricity-menu": false } } }));
    const user = await visitSignedIn(sandbox, "/dashboard");
    const again = within(await screen.findByRole("group", { name: "Pay again" })).getAllByRole("button");
    expect(again.map(({ textContent }) => textContent)).toEqual([
      "08059870066 ₦100 · Cable TV",
      "08031234567 ₦100 · Buy Airtime",
    ]);
    await user.click(again[1]!);
    expect(await screen.findByRole("heading", { level: 1, name: "Airtime Subscription" })).toBeTruthy();
    const confirm = await screen.findByRole("dialog", { name: "Enter Transaction PIN" });
    expect(confirm.textContent).toContain("08031234567");
  });
});

describe("adverts", () => {
  test("are the active ones, and lead to this app or, marked, to a listed site in a new tab", async () => {
    sandbox.setTenant("demo", JSON.stringify({ security: { linkHosts: ["offers.example"] } }));
    await serve([
      advert(1, {}),
      advert(2, { content_redirect_url: "/airtime" }),
      advert(3, { content_redirect_url: "javascript:alert(1)" }),
      advert(4, { content_redirect_url: "http://offers.example" }),
      advert(6, { content_redirect_url: "/.//evil.example" }),
      advert(5, { additional_parameters: { status: "inactive", type: "banner" } }),
    ]);
    await visitSignedIn(sandbox, "/dashboard");
    const carousel = await offers();
    const links = within(carousel).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://offers.example/one",
      "/airtime",
    ]);
    expect(links[0]!.getAttribute("rel")).toBe("noopener noreferrer");
    expect(links[0]!.getAttribute("target")).toBe("_blank");
    expect(links[0]!.textContent).toContain("(leaves Demo Bank for offers.example, opens in a new tab)");
    expect(links[0]!.querySelector("svg")).toBeTruthy();
    expect(carousel.textContent).toContain("Offer 4");
    expect(carousel.textContent).not.toContain("Offer 5");
  });

  test("name a site on no list before they lead there", async () => {
    await serve([advert(1, { content_redirect_url: "//evil.example/win?prize=1" })]);
    const user = await visitSignedIn(sandbox, "/dashboard");
    const carousel = await offers();
    expect(within(carousel).queryByRole("link")).toBeNull();
    const way = within(carousel).getByRole("button", { name: /Offer 1/ });
    await user.click(way);
    const dialog = await screen.findByRole("dialog", { name: "You are leaving Demo Bank" });
    expect(within(dialog).getByText("evil.example")).toBeTruthy();
    const link = within(dialog).getByRole("link", { name: "Go there in a new tab" });
    expect(link.getAttribute("href")).toBe("https://evil.example/win?prize=1");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    await user.click(within(dialog).getByRole("button", { name: "Stay here" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("begin with the button that stops them", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    const carousel = await offers();
    const [first] = within(carousel).getAllByRole("button");
    expect(first!.getAttribute("aria-label")).toBe("Stop Offers");
    await user.click(first!);
    expect(within(carousel).getByRole("button", { name: "Start Offers" })).toBeTruthy();
  });

  test("come from a call of our own when the public content has none", async () => {
    await serve([{ id: 1, title: "New hours", content: "From 9" }]);
    await serve([advert(7, { banner_url: null, cta_text: null })], "adverts");
    await visitSignedIn(sandbox, "/dashboard");
    expect((await offers()).textContent).toContain("Offer 7");
  });

  test("are absent when the bank has none", async () => {
    await serve([]);
    await serve([], "adverts");
    await visitSignedIn(sandbox, "/dashboard");
    await screen.findByText("2010000017");
    expect(screen.queryByRole("region", { name: "Offers" })).toBeNull();
  });
});
