import { expect, test, vi } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { openControl } from "#tests/support/session-control.ts";

const HOUR = 3_600_000;

test("a sign-in is the first activity: a tab that nobody touches after it has been idle since", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: HOUR });
  const [tab, device] = [safeStorage(memoryStorage), safeStorage(memoryStorage)];
  openControl(tab, device).signIn("t", { username: "ada" });
  vi.setSystemTime(2 * HOUR);
  expect(openControl(tab, device).activeAt()).toBe(HOUR);
  vi.useRealTimers();
});

test("a tab knows what the same customer did in another one, and of nobody else", () => {
  const device = safeStorage(memoryStorage);
  const [tab, other, chidis] = [
    openControl(undefined, device),
    openControl(undefined, device),
    openControl(undefined, device),
  ];
  tab.signIn("t-1", { username: "ada" });
  other.signIn("t-2", { username: "ada" });
  chidis.signIn("t-3", { username: "chidi" });
  const later = Date.now() + HOUR;
  other.noteActivity(later);
  chidis.noteActivity(later + HOUR);
  expect([tab.activeAt(), chidis.activeAt()]).toEqual([later, later + HOUR]);
});
