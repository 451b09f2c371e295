import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { companies } from "#sandbox/demo/companies.ts";
import { isCompanyKey } from "./company-key.ts";
import { defaultsLayer } from "./defaults.ts";
import { lackingIn } from "./lacking.ts";
import { resolveSettings } from "./layers.ts";
import { resolveTexts } from "./load.ts";

const folder = join(process.cwd(), "tenants");
const keys = readdirSync(folder)
  .filter((file) => file.endsWith(".json") && file !== "default.json")
  .map((file) => file.slice(0, -".json".length));

describe("default.json", () => {
  const { settings, problems } = resolveSettings([defaultsLayer]);

  test("is complete and without a problem", () => {
    expect(problems).toEqual([]);
    expect(lackingIn(settings)).toEqual([]);
    expect(lackingIn({ ...settings, home: { order: [] } })).toEqual(["/home/density"]);
  });

  test("holds the constants of the specification (1 §9, 2 §9)", () => {
    expect(settings.quickAmounts).toEqual({
      airtime: [50, 100, 200, 300, 500, 750],
      walletTransfer: [500, 1000, 2000, 5000, 10_000, 20_000],
      bankTransfer: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
      electricity: [500, 1000, 2000, 5000, 10_000, 20_000],
      softUssd: [1000, 2000, 5000, 10_000, 20_000, 50_000],
    });
    expect(settings).toMatchObject({
      locale: "en-US",
      currency: "NGN",
      timeZone: "Africa/Lagos",
      phoneNumbers: { countryCode: "234", trunk: "0", lengths: [10], starts: ["7", "8", "9"] },
      cards: { maskFirst: 4, maskLast: 5, askPassword: false },
    });
    expect(Object.keys(settings.networks)).toEqual(["mtn", "glo", "airtel", "etisalat"]);
  });

  test("has exactly the limits in the readme's table", () => {
    const rows = Object.entries(settings.limits).flatMap(([kind, limits]) =>
      Object.entries(limits).map(([name, value]) => [`limits.${kind}.${name}`, String(value)]),
    );
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    const table = [...readme.matchAll(/^\| `(limits\.\w+\.\w+)` \| [^|]+ \| `([^`|]+)` \|$/gm)];
    expect(table.map(([, name, value]) => [name, value])).toEqual(rows);
  });

  test("gives each telephone prefix to one network", () => {
    const prefixes = Object.values(settings.networks).flatMap((network) => network.prefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});

describe.each(keys)("tenants/%s.json", (key) => {
  const company = companies[key] ?? companies["demo"];
  const resolved = resolveTexts(key, company, readFileSync(join(folder, `${key}.json`), "utf8"));

  test("is named by a company key and has no problem", () => {
    expect(isCompanyKey(key)).toBe(true);
    expect(resolved.problems).toEqual([]);
  });
});

test("the demo banks look different", () => {
  const looks = Object.keys(companies).map((key) => {
    const { theme } = resolveTexts(
      key,
      companies[key],
      readFileSync(join(folder, `${key}.json`), "utf8"),
    ).settings;
    return theme;
  });
  for (const token of ["brand", "accent", "accentFor", "radius", "font", "pattern"] as const) {
    expect(new Set(looks.map((theme) => theme[token])).size).toBe(looks.length);
  }
});
