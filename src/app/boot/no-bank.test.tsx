// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { createSessionControl } from "#app/session/session-control.ts";
import { openLivingSessions } from "#app/session/living-sessions.ts";
import { openTabChannel } from "#app/session/tab-channel.ts";
import { type JournalEntry, openJournal } from "#engine/journal/journal.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { createSession } from "#provider/session.ts";
import { storeCompany } from "#tenant/session-company.ts";

import type { Missing } from "./forget-bank.ts";
import { noBank } from "./no-bank.tsx";

const tab = safeStorage(() => sessionStorage);
const device = safeStorage(() => localStorage);
const FILE = JSON.stringify({ brand: { name: "Harbour Bank" }, support: { email: "help@harbour.example" } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** What the device keeps after a visit to Harbour. */
function known(): void {
  device.write("last_bank", { key: "harbour", company: { full_name: "Harbour" }, text: FILE });
}

function signIn(companyKey: string): { readonly account: string } {
  const channel = openTabChannel();
  const control = createSessionControl({
    session: createSession(tab),
    storage: tab,
    channel,
    living: openLivingSessions(device),
    companyKey,
    onEnd: () => undefined,
  });
  storeCompany(tab, companyKey, { full_name: "Harbour" });
  control.signIn("token", { username: "ada" });
  channel.close();
  return control.get();
}

async function open(change: Partial<Missing> = {}): Promise<void> {
  const missing = { key: "harbour", isGone: true, device, tab, openChannel: openTabChannel, ...change };
  const Page = await noBank(missing);
  render(<Page />);
}

const pending: JournalEntry = {
  key: "k",
  reference: "AIR-1",
  screen: "airtime",
  title: "Airtime",
  amount: "₦100.00",
  startedAt: "2026-11-25T09:00:00.000Z",
  fingerprint: "f",
  outcome: "pending",
};

describe("a bank that is gone", () => {
  test("is named, with whom to ask, and its look and settings are forgotten", async () => {
    known();
    await open();
    expect(screen.getByText(/^Harbour Bank is no longer at this address\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "help@harbour.example" }).getAttribute("href")).toBe(
      "mailto:help@harbour.example",
    );
    expect(screen.getByRole("heading", { name: "Page Broken!" })).toBeTruthy();
    expect(device.read("last_bank")).toEqual({
      key: "harbour",
      gone: { languages: ["en"], name: "Harbour Bank", email: "help@harbour.example" },
    });
  });

  test("is still named at the next visit, and by its file where the device has never seen it", async () => {
    known();
    await open();
    cleanup();
    await open();
    expect(screen.getByText(/^Harbour Bank is no longer/)).toBeTruthy();
    cleanup();
    localStorage.clear();
    await open({ text: FILE });
    expect(screen.getByText(/^Harbour Bank is no longer/)).toBeTruthy();
  });

  test("signs its customer out, on this device too, and tells of payments that were open; their record stays", async () => {
    known();
    const { account } = signIn("harbour");
    openJournal([device, tab], account).put(pending);
    await open();
    expect(screen.getByText("Airtime, ₦100.00, AIR-1")).toBeTruthy();
    expect(tab.read("token")).toBeUndefined();
    expect(tab.read("user")).toBeUndefined();
    expect(device.read("living_sessions")).toBeUndefined();
    expect(openJournal([device, tab], account).list()).toEqual([pending]);
  });

  test("leaves another bank alone: its session, and what the device knows of it", async () => {
    known();
    signIn("harbour");
    await open({ key: "sahel" });
    expect(screen.getByText(/^We could not find this bank\./)).toBeTruthy();
    expect(tab.read("token")).toBe("token");
    expect(device.read("last_bank")).toMatchObject({ key: "harbour", text: FILE });
  });
});

test("an address without a bank, and a platform that says nothing about it, forget and end nothing", async () => {
  known();
  signIn("harbour");
  await open({ isGone: false });
  await open({ key: undefined, isGone: false });
  expect(screen.getAllByText(/^We could not find this bank\./)).toHaveLength(2);
  expect(tab.read("token")).toBe("token");
  expect(device.read("last_bank")).toMatchObject({ text: FILE });
});
