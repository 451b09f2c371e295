import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { pause } from "#lib/tasks/pause.ts";

import { aloneAmongTabs, aloneByStorage } from "./alone.ts";
import { memoryStorage, safeStorage } from "./storage.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const means = { now: Date.now, pause };

/** A storage in which a tab sees the writes of other tabs only after a delay (ms). */
function slowStorage(delay: number) {
  const tabs: ReturnType<typeof memoryStorage>[] = [];
  return () => {
    const seen = memoryStorage();
    tabs.push(seen);
    const tell = (change: (tab: typeof seen) => void) => {
      change(seen);
      // The browser puts the writes of all tabs in one order, and each tab sees them in this order.
      setTimeout(() => tabs.forEach(change), delay);
    };
    return safeStorage(() => ({
      ...seen,
      get length() {
        return seen.length;
      },
      setItem: (key, value) => tell((tab) => tab.setItem(key, value)),
      removeItem: (key) => tell((tab) => tab.removeItem(key)),
    }));
  };
}

/** The one part of the Web Locks API that is used: requests for the same name run one after the other. */
function fakeLocks(grants = true): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    if (grants) return (last = last.then(work));
    return new Promise((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason as Error)),
    );
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}
const storage = () => safeStorage(memoryStorage);

describe("alone by storage", () => {
  it.each([0, 20, 60])("two tabs at once, with a storage that is %i ms late, take turns", async (delay) => {
    const openTab = slowStorage(delay);
    const began: number[] = [];
    const tabs = [0, 7, 30].map(async (start) => {
      const alone = aloneByStorage("pay", openTab(), means);
      await pause(start);
      await alone(() => began.push(Date.now()));
    });
    await vi.advanceTimersByTimeAsync(3_000);
    await Promise.all(tabs);
    expect(began).toHaveLength(3);
    const gaps = began.slice(1).map((at, index) => at - began[index]!);
    // Each tab has seen what the tab before it has written.
    expect(Math.min(...gaps)).toBeGreaterThan(delay);
  });

  it("passes over the lock of a closed tab, and over a value that is not a lock", async () => {
    const shared = safeStorage(memoryStorage);
    for (const left of [{ by: "gone", at: 0 }, "nonsense", { at: 9e15 }]) {
      shared.write("lock.pay", left);
      const done = aloneByStorage("pay", shared, means)(() => "done");
      await vi.advanceTimersByTimeAsync(6_000);
      expect(await done).toBe("done");
    }
  });

  it("starts at once where the storage keeps nothing, so that no other tab can see it", async () => {
    const blocked = safeStorage(() => {
      throw new Error("blocked");
    });
    expect(await aloneByStorage("pay", blocked, means)(() => 1)).toBe(1);
  });

  it("lets the next tab start after work that failed", async () => {
    const alone = aloneByStorage("pay", safeStorage(memoryStorage), means);
    const failing = alone(() => {
      throw new Error("no");
    });
    const failed = failing.catch((error: unknown) => error);
    const next = alone(() => "next");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failed).toEqual(new Error("no"));
    expect(await next).toBe("next");
  });
});

describe("alone among tabs", () => {
  it("starts at once; the next tab starts when every tab has seen what was written", async () => {
    const locks = fakeLocks();
    const began: number[] = [];
    const tabs = [1, 2].map(async () => {
      await aloneAmongTabs("pay", { locks, storage: storage(), ...means })(() => began.push(Date.now()));
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(tabs);
    expect(began).toEqual([0, 100]);
  });

  it.each([
    ["where the browser has no locks", undefined],
    ["where it gives none", fakeLocks(false)],
  ])("uses the storage %s", async (_, locks) => {
    const done = aloneAmongTabs("pay", { locks, storage: storage(), ...means })(() => "done");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe("done");
  });

  it("rejects with the error of the work", async () => {
    const failing = aloneAmongTabs("pay", { locks: fakeLocks(), storage: storage(), ...means })(() => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
  });
});
