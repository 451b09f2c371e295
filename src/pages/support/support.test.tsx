import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { openJournal } from "#engine/journal/journal.ts";
import { openRecipients } from "#engine/recipients/recipients.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const DETAILS = "GET /api/v1/organizations/customer-support-details/1";
const region = async (name: string) => await screen.findByRole("region", { name });
const reply = (data: unknown) => ({
  route: DETAILS,
  kind: "status" as const,
  status: 200,
  body: { status: true, message: "", data },
});

test("shows details, address and social media as separate cards, and leaves out what is missing", async () => {
  await visitSignedIn(sandbox, "/support");
  expect(await screen.findByRole("heading", { name: "Contact Support", level: 1 })).toBeTruthy();
  const details = await region("Contact details");
  expect(
    within(details)
      .getAllByRole("term")
      .map((term) => term.textContent),
  ).toEqual(["Email", "Phone number", "WhatsApp number", "Website", "Working hours", "Agents on duty"]);
  expect(details.textContent).toContain("Weekdays: 8 am to 6 pm");
  expect((await region("Address")).textContent).toContain("101241");
  expect(await region("Social media")).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Contact Support"));
});

test("only mail, phone and https addresses are links, and https links open in a new tab", async () => {
  sandbox.setTenant("demo", JSON.stringify({ security: { linkHosts: ["bank.example"] } }));
  await sandbox.plan(
    reply({
      email: "help@bank.example",
      phone: "0800 111 222",
      website: "https://bank.example",
      old_website: "http://bank.example",
      trap: "javascript:alert(1)",
      markup: "<a href='https://evil.example'>x</a>",
      social_media: { x: "@bank" },
    }),
  );
  await visitSignedIn(sandbox, "/support");
  const links = within(await region("Contact details")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "mailto:help@bank.example",
    "tel:0800111222",
    "https://bank.example/",
  ]);
  expect(links.map((link) => link.getAttribute("rel"))).toEqual([null, null, "noopener noreferrer"]);
  expect(within(await region("Social media")).queryByRole("link")).toBeNull();
});

test("shows the tenant's own contact when the company has no details", async () => {
  await visitSignedIn(sandbox, "/support", { company: "palmgrove" });
  expect((await region("Contact details")).textContent).toContain("hello@palmgrove.example");
  expect(screen.queryByRole("region", { name: "Address" })).toBeNull();
});

test("nobody says anything", async () => {
  sandbox.setTenant("palmgrove", undefined);
  await visitSignedIn(sandbox, "/support", { company: "palmgrove" });
  expect(await screen.findByText("No contact details yet")).toBeTruthy();
});

test("shows an error next to the tenant's contact when the details cannot be loaded, and Retry loads them", async () => {
  await sandbox.plan({
    route: DETAILS,
    kind: "status",
    status: 403,
    body: { status: false, message: "Closed." },
  });
  const user = await visitSignedIn(sandbox, "/support");
  expect(await screen.findByText("Closed.")).toBeTruthy();
  expect((await region("Contact details")).textContent).toContain("help@demo.example");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("support@demo.example")).toBeTruthy();
  expect(screen.queryByText("Closed.")).toBeNull();
});

describe("about a transaction", () => {
  test.each([
    ["dispute", "Dispute a transaction", "Dispute: AIR-1/2", "I dispute this transaction: AIR-1/2."],
    [
      "complaint",
      "Make a complaint",
      "Complaint: AIR-1/2",
      "I have a complaint about this transaction: AIR-1/2.",
    ],
    [
      "other",
      "Ask about a transaction",
      "Question: AIR-1/2",
      "I have a question about this transaction: AIR-1/2.",
    ],
  ])("%s: prepares a message", async (about, title, subject, text) => {
    const user = await visitSignedIn(sandbox, `/support?reference=AIR-1%2F2&about=${about}`);
    const section = await region(title);
    const message = within(section).getByLabelText<HTMLTextAreaElement>("Your message");
    expect(message.value).toContain(text);
    expect(message.value.endsWith("Ada Okafor")).toBe(true);
    await user.type(message, "!");
    // The bank's contact details take the place of those in the company's profile once they are there.
    const link = await within(section).findByRole("link", { name: "Write an e-mail" });
    await waitFor(() => expect(link.getAttribute("href")).toMatch(/^mailto:support@demo.example\?/));
    const mail = new URL(link.getAttribute("href")!);
    expect(mail.searchParams.get("subject")).toBe(subject);
    expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(message.value);
    await user.click(within(section).getByRole("button", { name: "Copy the message" }));
    expect(await screen.findByText("Message copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(message.value);
  });

  test("without an e-mail address the message can be copied", async () => {
    await visitSignedIn(sandbox, "/support?reference=R-1&about=dispute", { company: "sahel" });
    await region("Contact details");
    const section = await region("Dispute a transaction");
    expect(section.textContent).toContain("Copy the message, then send it in one of the ways below.");
    expect(within(section).queryByRole("link")).toBeNull();
  });

  test.each(["", "call 0800 999", "<b>x</b>", "x".repeat(65)])("'%s' is no reference", async (reference) => {
    await visitSignedIn(sandbox, `/support?about=dispute&reference=${encodeURIComponent(reference)}`);
    await region("Contact details");
    expect(screen.queryByLabelText("Your message")).toBeNull();
    expect(screen.getByRole("main").textContent).not.toContain(reference || "Reference");
  });
});

test.each([
  ["one in a list", [{ email: "help@bank.example" }]],
  [
    "with what the provider's own tables need",
    { id: 3, email: "help@bank.example", organization_id: 1, created_at: "2026-01-01T00:00:00Z" },
  ],
])("details of a provider who sends them %s", async (_, data) => {
  await sandbox.plan(reply(data));
  await visitSignedIn(sandbox, "/support");
  const terms = within(await region("Contact details")).getAllByRole("term");
  expect(terms.map(({ textContent }) => textContent)).toEqual(["Email"]);
});

test("address and social media may be texts or lists", async () => {
  await sandbox.plan(
    reply({
      address: ["1 Marina Road", "Lagos"],
      social_media: [{ name: "X", url: "https://x.com/bank" }, "@bank"],
    }),
  );
  await visitSignedIn(sandbox, "/support");
  const address = await region("Address");
  expect(
    within(address)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Address"]);
  expect(address.textContent).toContain("Lagos");
  const social = await region("Social media");
  expect(
    within(social)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Social media"]);
  expect(social.textContent).toContain("x.com/bank");
  expect(social.textContent).toContain("@bank");
});

test("it is the last entry of the menu, whatever the flags", async () => {
  await visitSignedIn(sandbox, "/support", { company: "sahel" });
  const entries = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(entries.at(-1)?.textContent).toBe("Contact Support");
  expect(entries.at(-1)?.getAttribute("href")).toBe("/support");
});

test("lists what the device keeps, and removes it except for the guards against paying twice", async () => {
  const entry = { screen: "airtime", title: "Airtime", amount: "₦500.00", fingerprint: "f" } as const;
  const intent = { key: "key-1", reference: "20261120-7KQ4M2ZX", startedAt: new Date().toISOString() };
  const device = safeStorage(() => localStorage);
  const account = fingerprintOf("demo", "ada");
  openJournal([device], account).put({ ...entry, ...intent, outcome: "pending" });
  openRecipients(device, account).add("airtime", { inputs: { phone: "0803" }, label: "0803 123 4567" });
  const user = await visitSignedIn(sandbox, "/support");
  const section = await region("What this device keeps");
  expect(section.textContent).toContain("0803 123 4567");
  expect(section.textContent).toMatch(/Airtime, ₦500\.00, .*, pending/);
  await user.click(within(section).getByRole("button", { name: "Remove it from this device" }));
  const question = await screen.findByRole("dialog", { name: "Remove what this device keeps?" });
  expect(within(question).getByText("1 record stays")).toBeTruthy();
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Removed from this device.")).toBeTruthy();
  await waitFor(() => expect(section.textContent).not.toContain("0803 123 4567"));
  expect(section.textContent).toContain("nothing would warn you before you pay the same a second time");
  expect(within(section).queryByRole("button")).toBeNull();
  await waitFor(() => expect(section.contains(document.activeElement)).toBe(true));
  expect(openRecipients(device, account).all()).toEqual([]);
  expect(openJournal([device], account).find("key-1")).toBeDefined();
});
