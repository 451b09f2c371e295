import { expect, test } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";

import { openLivingSessions } from "./living-sessions.ts";

/** A storage that two tabs share; it refuses values longer than `room` characters. */
function sharedStorage(room = Infinity) {
  const native = memoryStorage();
  const limits = { room };
  const full = {
    ...native,
    get length() {
      return native.length;
    },
    setItem: (key: string, value: string) => {
      if (value.length > limits.room) throw new Error("QuotaExceededError");
      native.setItem(key, value);
    },
  };
  return { limits, native, tab: () => openLivingSessions(safeStorage(() => full)) };
}

test("ending a session in one tab ends it in the other, and no other session", () => {
  const { tab } = sharedStorage();
  const [one, other] = [tab(), tab()];
  const ids = [one.begin("ada"), one.begin("ada"), one.begin("bola")] as string[];
  other.end(ids[0]!);
  expect(ids.map((id) => one.isLiving(id))).toEqual([false, true, true]);
  other.endAll("ada");
  expect(ids.map((id) => one.isLiving(id))).toEqual([false, false, true]);
});

test("a new sign-in has a session that the end of the old one does not affect", () => {
  const { tab } = sharedStorage();
  const first = tab().begin("ada")!;
  tab().endAll("ada");
  const second = tab().begin("ada")!;
  expect([tab().isLiving(first), tab().isLiving(second)]).toEqual([false, true]);
});

test("nothing is left when all sessions have ended; twenty newer sessions push an abandoned one out", () => {
  const { tab, native } = sharedStorage();
  const ids = Array.from({ length: 21 }, (_, index) => tab().begin(`account-${index}`)!);
  expect(ids.filter((id) => !tab().isLiving(id))).toEqual([ids[0]]);
  for (const id of ids) tab().end(id);
  expect(native.length).toBe(0);
});

test("when a customer was active is known in each tab, and forgotten with the session", () => {
  const { tab, native } = sharedStorage();
  tab().begin("ada");
  const id = tab().begin("bola")!;
  tab().noteActivity("ada", 1);
  tab().noteActivity("bola", 2);
  expect(["ada", "bola"].map(tab().activeAt)).toEqual([1, 2]);
  tab().endAll("ada");
  expect(["ada", "bola"].map(tab().activeAt)).toEqual([undefined, 2]);
  tab().end(id);
  expect(native.length).toBe(0);
});

test("in a full storage a new session is not listed; the others stay listed and can be ended", () => {
  const { tab, limits } = sharedStorage();
  const ids = [tab().begin("ada"), tab().begin("bola")] as string[];
  limits.room = JSON.stringify([
    { id: ids[0], account: "ada" },
    { id: ids[1], account: "bola" },
  ]).length;
  const late = tab();
  expect(late.begin("chidi")).toBeUndefined();
  expect(ids.map((id) => late.isLiving(id))).toEqual([true, true]);
  late.end(ids[0]!);
  expect(ids.map((id) => tab().isLiving(id))).toEqual([false, true]);
});

test("when the storage accepts nothing any more, all sessions end rather than none", () => {
  const { tab, limits } = sharedStorage();
  const ids = [tab().begin("ada"), tab().begin("bola")] as string[];
  limits.room = 0;
  tab().end(ids[0]!);
  expect(ids.map((id) => tab().isLiving(id))).toEqual([false, false]);
});
