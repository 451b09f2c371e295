import { expect, test, vi } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage.ts";
import { createSession } from "#provider/session.ts";

import { openLivingSessions } from "./living-sessions.ts";
import { createSessionControl } from "./session-control.ts";

const HOUR = 3_600_000;

/** One load of the app in a tab. */
function load(storage = safeStorage(memoryStorage), device = safeStorage(memoryStorage)) {
  return createSessionControl({
    session: createSession(storage),
    storage,
    channel: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    living: openLivingSessions(device),
    companyKey: "demo",
    onEnd: () => undefined,
  });
}

test("a sign-in is the first activity: a tab that nobody touches after it has been idle since", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: HOUR });
  const [tab, device] = [safeStorage(memoryStorage), safeStorage(memoryStorage)];
  load(tab, device).signIn("t", { username: "ada" });
  vi.setSystemTime(2 * HOUR);
  expect(load(tab, device).activeAt()).toBe(HOUR);
  vi.useRealTimers();
});

test("a tab knows what the same customer did in another one, and of nobody else", () => {
  const device = safeStorage(memoryStorage);
  const [tab, other, chidis] = [load(undefined, device), load(undefined, device), load(undefined, device)];
  tab.signIn("t-1", { username: "ada" });
  other.signIn("t-2", { username: "ada" });
  chidis.signIn("t-3", { username: "chidi" });
  const later = Date.now() + HOUR;
  other.noteActivity(later);
  chidis.noteActivity(later + HOUR);
  expect([tab.activeAt(), chidis.activeAt()]).toEqual([later, later + HOUR]);
});
