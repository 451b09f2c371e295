import { expect, test } from "vitest";

import type { JournalEntry } from "#engine/journal/journal.ts";
import { openRecipients } from "#engine/recipients/recipients.ts";
import { benchEnvironment, memory } from "#tests/support/open-screen.ts";

import type { Bank } from "./bank.ts";
import { keptOnDevice } from "./kept-on-device.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const payment = (key: string, startedAt: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  key,
  reference: `R-${key}`,
  startedAt,
  screen: "airtime",
  title: "Airtime",
  amount: "₦500.00",
  fingerprint: "f",
  outcome: "pending",
  ...more,
});

/** The data of one customer on a device that another customer uses too. */
function open(lasts = true) {
  const device = memory();
  const bench = benchEnvironment({ storage: device });
  const environment = { ...bench.environment, recipients: openRecipients(device, "account", lasts) };
  let forgotten = 0;
  const scheme = { forget: () => void forgotten++ };
  const bank = {
    companyKey: "bank",
    device,
    scheme,
    settings: {},
  } as unknown as Bank;
  const kept = keptOnDevice(bank, "account", environment);
  const { journal, unanswered, recipients } = environment;
  journal.put(payment("fresh", ago(MINUTE)));
  journal.put(payment("stale", ago(4 * DAY)));
  journal.put(payment("through", ago(DAY), { outcome: "succeeded", endedAt: ago(MINUTE) }));
  journal.put(payment("refused", ago(DAY), { outcome: "failed", endedAt: ago(MINUTE) }));
  unanswered.put({ key: "new", reference: "R-new", startedAt: ago(MINUTE), fingerprint: "f" });
  unanswered.put({ key: "old", reference: "R-old", startedAt: ago(2 * DAY), fingerprint: "f" });
  const mum = { inputs: { phone: "0805" }, label: "0805", again: { amount: "₦100", inputs: {} } };
  recipients.add("airtime", { inputs: { phone: "0803" }, label: "0803", detail: "MTN" });
  recipients.add("airtime", mum);
  recipients.call("airtime", mum, "Mum");
  for (const [key, value] of [
    ["first_visit.account", 0],
    ["nicknames.account", {}],
    ["active.account", 0],
    ["recipients.other", {}],
    ["pending.other", []],
    ["living_sessions", [{ id: "1", account: "account" }]],
    ["menu_collapsed", true],
    ["remembered.bank", "ada"],
  ] as const)
    device.write(key, value);
  return { device, environment, kept, forgotten: () => forgotten };
}

test("a wipe keeps the guards against paying twice, other customers' data, and the session", () => {
  const { device, environment, kept, forgotten } = open();
  let told = 0;
  kept.subscribe(() => told++);
  expect(kept.list().map(({ label, lines, stays = 0 }) => [label, lines.length, stays])).toEqual([
    ["Your username, for the next sign-in", 1, 0],
    ["Whom you have saved", 1, 0],
    ["Whom you paid lately", 1, 0],
    ["Payments that were not clear at once", 4, 1],
    ["Requests without an answer", 2, 1],
    ["Which notifications you have seen", 1, 0],
    ["Other things of yours", 1, 0],
    ["How the app is set up here", 1, 0],
  ]);
  expect(
    kept
      .list()
      .slice(0, 3)
      .map(({ lines }) => lines),
  ).toEqual([["ada"], ["Mum, 0805, ₦100"], ["0803, MTN"]]);
  kept.wipe();
  expect(told).toBeGreaterThan(0);
  expect(forgotten()).toBe(1);
  expect(environment.journal.list().map(({ key }) => key)).toEqual(["fresh"]);
  // Another tab may be about to make the same payment.
  expect(environment.journal.lately().map(({ key }) => key)).toEqual(["through"]);
  expect(environment.unanswered.list().map(({ key }) => key)).toEqual(["new"]);
  expect(kept.list().every(({ lines, stays }) => lines.length === stays)).toBe(true);
  expect(device.keys().toSorted()).toEqual([
    "active.account",
    "ended.account.through.1000000000",
    "living_sessions",
    "pending.account.fresh.2",
    "pending.other",
    "recipients.other",
    "unanswered.account.new.3",
  ]);
});

test("recipients that end with the session are not listed", () => {
  const labels = open(false)
    .kept.list()
    .map(({ label }) => label);
  expect(labels).not.toContain("Whom you paid lately");
  expect(labels).not.toContain("Whom you have saved");
});
