import { describe, expect, test } from "vitest";
import { safeStorage } from "#lib/storage/storage.ts";
import { findCompanyKey } from "./company-key.ts";
import { doubtCompany } from "./doubt-company.ts";
import { loadTenant } from "./load.ts";
import type { TenantSources } from "./load.ts";
import { sessionCompany } from "./session-company.ts";

const COMPANIES: Readonly<Record<string, unknown>> = {
  harbour: { full_name: "Harbour" },
  sahel: { full_name: "Sahel" },
};
const TENANTS: Readonly<Record<string, string>> = { harbour: '{"theme": {"radius": 3}}' };

const lost = () => Promise.reject(new Error("no connection"));
const inMemory = () =>
  safeStorage(() => {
    throw new Error("in memory");
  });

/** A platform and a static host in memory, with a list of the requests that they got. */
function outside(change: Partial<TenantSources> = {}) {
  const asked: string[] = [];
  const sources: TenantSources = {
    fetchCompany: (key) => {
      asked.push(`company ${key}`);
      return Promise.resolve(COMPANIES[key]);
    },
    fetchTenantText: (key) => {
      asked.push(`tenant ${key}`);
      return Promise.resolve(TENANTS[key]);
    },
    storage: inMemory(),
    device: inMemory(),
    ...change,
  };
  return { asked, sources };
}

describe("loadTenant", () => {
  test("fetches company and tenant file at the same time and resolves them", async () => {
    const { asked, sources } = outside();
    const loaded = await loadTenant("harbour", sources);
    expect(loaded).toMatchObject({ kind: "ready", key: "harbour", switched: false, problems: [] });
    expect(loaded).toMatchObject({ settings: { brand: { name: "Harbour" }, theme: { radius: 3 } } });
    expect(asked).toEqual(["company harbour", "tenant harbour"]);
  });

  test("a company without a tenant file is normal", async () => {
    const loaded = await loadTenant("sahel", outside().sources);
    expect(loaded).toMatchObject({ kind: "ready", problems: [], settings: { theme: { radius: 10 } } });
  });

  test.each([undefined, "nobody", "www", "../x"])("%s has no company", async (key) => {
    expect(await loadTenant(key, outside().sources)).toMatchObject({ kind: "missing" });
  });

  test.each([
    { sent: undefined, isGone: true },
    { sent: null, isGone: false },
    { sent: "harbour", isGone: false },
  ])("only what the platform says is gone is gone: $sent", async ({ sent, isGone }) => {
    const { sources } = outside({ fetchCompany: () => Promise.resolve(sent) });
    expect(await loadTenant("harbour", sources)).toEqual({
      kind: "missing",
      isGone,
      text: TENANTS["harbour"],
    });
  });

  test("makes no request for an invalid key", async () => {
    const { asked, sources } = outside();
    await loadTenant("../x", sources);
    expect(asked).toEqual([]);
  });

  test("the company is cached for the session, the tenant file is always fresh", async () => {
    const { asked, sources } = outside();
    await loadTenant("harbour", sources);
    expect(sessionCompany(sources.storage).key).toBe("harbour");
    await loadTenant("harbour", sources);
    expect(asked).toEqual(["company harbour", "tenant harbour", "tenant harbour"]);
  });

  test("a doubted company is asked for again, and stays the session's", async () => {
    const { asked, sources } = outside();
    await loadTenant("harbour", sources);
    doubtCompany(sources.storage, "sahel");
    doubtCompany(sources.storage, "harbour");
    const stored = sessionCompany(sources.storage).key;
    expect(findCompanyKey({ hostname: "localhost", search: "", stored })).toBe("harbour");
    expect(await loadTenant("harbour", sources)).toMatchObject({ kind: "ready", switched: false });
    expect(sessionCompany(sources.storage).key).toBe("harbour");
    expect(asked.filter((one) => one === "company harbour")).toHaveLength(2);
  });

  test("another company never gets the cached company's brand, and is reported as a switch", async () => {
    const { sources } = outside();
    await loadTenant("harbour", sources);
    const loaded = await loadTenant("sahel", sources);
    expect(loaded).toMatchObject({ kind: "ready", switched: true, settings: { brand: { name: "Sahel" } } });
    expect(sources.storage.read("company")).toMatchObject({ full_name: "Sahel" });
  });

  test("a failed call is not a missing company, and leaves the cache alone", async () => {
    const error = new Error("offline");
    const { sources } = outside({ fetchCompany: () => Promise.reject(error) });
    expect(await loadTenant("harbour", sources)).toEqual({ kind: "unreachable", error });
    expect(sessionCompany(sources.storage).key).toBeUndefined();
  });

  test("an unreachable tenant file is an error, because it may switch a flag off", async () => {
    const error = new Error("HTTP 503");
    const { sources } = outside({ fetchTenantText: () => Promise.reject(error) });
    expect(await loadTenant("harbour", sources)).toEqual({ kind: "unreachable", error });
  });

  describe.each([
    ["a page in place of", "<!doctype html><title>Maintenance</title>"],
    ["a part of", '{"theme": {"radi'],
  ])("%s a tenant file", (_what, broken) => {
    const whole = { theme: { radius: 3 } };

    test("leaves the bank as this device has read it last, also without a connection later", async () => {
      const { sources } = outside();
      await loadTenant("harbour", sources);
      const later = { ...sources, fetchTenantText: () => Promise.resolve(broken) };
      expect(await loadTenant("harbour", later)).toMatchObject({ settings: whole, problems: [] });
      expect(await loadTenant("harbour", later)).toMatchObject({ settings: whole, isIllegible: true });
      const offline = { ...sources, fetchTenantText: lost };
      expect(await loadTenant("harbour", offline)).toMatchObject({ settings: whole, isLastKnown: true });
    });

    test("is reported where this device has read none of this bank", async () => {
      const { sources } = outside();
      await loadTenant("harbour", sources);
      const loaded = await loadTenant("sahel", {
        ...sources,
        fetchTenantText: () => Promise.resolve(broken),
      });
      expect(loaded).toMatchObject({ kind: "ready", settings: { theme: { radius: 10 } } });
      expect(loaded).toMatchObject({ problems: [{ layer: "tenant", file: "tenants/sahel.json" }] });
      expect(loaded).toMatchObject({ isIllegible: true });
    });
  });

  describe("of what cannot be reached", () => {
    test("the last that this device knows is shown, and said to be that", async () => {
      const { sources } = outside();
      expect(await loadTenant("harbour", sources)).toMatchObject({ isLastKnown: false, isIllegible: false });
      const later = { ...sources, storage: inMemory(), fetchCompany: lost, fetchTenantText: lost };
      expect(await loadTenant("harbour", later)).toMatchObject({
        kind: "ready",
        isLastKnown: true,
        company: { full_name: "Harbour" },
        settings: { theme: { radius: 3 } },
      });
    });

    test("nothing is shown of another company, or of what is no company", async () => {
      const { sources } = outside({ fetchCompany: lost });
      for (const kept of [
        { key: "sahel", company: { full_name: "Sahel" } },
        { key: "harbour", company: 7 },
        7,
      ]) {
        sources.device.write("last_bank", kept);
        expect(await loadTenant("harbour", sources)).toMatchObject({ kind: "unreachable" });
      }
    });

    test("a company that is gone is missing, whatever this device knows", async () => {
      const { sources } = outside();
      await loadTenant("harbour", sources);
      const later = { ...sources, storage: inMemory(), fetchCompany: () => Promise.resolve(undefined) };
      expect(await loadTenant("harbour", later)).toMatchObject({ kind: "missing", isGone: true });
    });
  });
});
