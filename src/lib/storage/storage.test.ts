// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { safeStorage } from "./storage.ts";

beforeEach(() => sessionStorage.clear());

function fullStorage(held: Record<string, string>) {
  const values = new Map(Object.entries(held));
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
}

describe("storage", () => {
  it("keeps JSON values by key", () => {
    const storage = safeStorage(() => sessionStorage);
    storage.write("a", { b: [1, null] });
    expect(safeStorage(() => sessionStorage).read("a")).toEqual({ b: [1, null] });
    expect(storage.keys()).toEqual(["a"]);
    storage.remove("a");
    expect(storage.read("a")).toBeUndefined();
    expect(storage.keys()).toEqual([]);
    expect(storage.remembers).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  it("reads undefined where the text is not JSON", () => {
    sessionStorage.setItem("a", "{");
    expect(safeStorage(() => sessionStorage).read("a")).toBeUndefined();
  });

  it("clears everything except the keys to keep", () => {
    const storage = safeStorage(() => sessionStorage);
    for (const key of ["a", "b", "c", "d"]) storage.write(key, key);
    storage.clear(["b"]);
    expect(Object.keys(sessionStorage)).toEqual(["b"]);
  });

  it("works in memory where the browser blocks it, and says that nothing is remembered", () => {
    const blocked = safeStorage(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    blocked.write("a", 1);
    blocked.write("b", 2);
    blocked.clear(["b"]);
    expect([blocked.read("a"), blocked.read("b"), blocked.remembers]).toEqual([undefined, 2, false]);
  });

  it("works in memory where the storage is empty and accepts nothing", () => {
    const off = safeStorage(() => fullStorage({}));
    off.write("a", 1);
    expect([off.read("a"), off.remembers]).toEqual([1, false]);
  });

  it("when full, reads what is stored and holds the rest in memory", () => {
    const full = safeStorage(() => fullStorage({ old: '"kept"', other: '"x"' }));
    full.write("new", { a: 1 });
    full.write("old", "newer");
    expect([full.read("old"), full.read("new"), full.remembers]).toEqual(["newer", { a: 1 }, false]);
    full.remove("old");
    expect(full.read("old")).toBeUndefined();
    full.clear(["new"]);
    expect([full.read("new"), full.read("other")]).toEqual([{ a: 1 }, undefined]);
  });
});
