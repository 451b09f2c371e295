import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import defaults from "#tenants/default.json" with { type: "json" };
import { resolveSettings } from "./layers.ts";
import { resolveTexts } from "./load.ts";
import type { Settings } from "./settings.ts";

const company = {
  full_name: "Harbour",
  customized_app_displayable_menu_items: { "display-airtime-menu": true, "display-loan-menu": false },
  organization_subscribed_features: { "vtu-mgt": true, "loan-mgt": false },
};
const before = resolveTexts("harbour", company, undefined).settings;

/** Lists the settings that allow more than another set of settings. */
function widened(settings: Settings): string[] {
  const on = (kind: "menu" | "features") =>
    Object.keys(settings.flags[kind]).filter(
      (name) => settings.flags[kind][name] && !before.flags[kind][name],
    );
  return [
    ...on("menu"),
    ...on("features"),
    ...(settings.security.idleMinutes > before.security.idleMinutes ? ["idleMinutes"] : []),
    ...(settings.security.forgetRecipients || !before.security.forgetRecipients ? [] : ["forgetRecipients"]),
    ...(settings.cards.maskFirst > before.cards.maskFirst ? ["maskFirst"] : []),
    ...(settings.cards.maskLast > before.cards.maskLast ? ["maskLast"] : []),
  ];
}

const withFlags = (menu: object) => ({ ...defaults, flags: { menu, features: {} } });
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

const flagNames = fc.constantFrom(
  "display-airtime-menu",
  "display-loan-menu",
  "vtu-mgt",
  "loan-mgt",
  "new",
  "__proto__",
);
const amount = fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double(), fc.jsonValue());
const tenants = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      flags: fc.record({
        menu: fc.dictionary(flagNames, fc.oneof(fc.boolean(), fc.jsonValue())),
        features: fc.dictionary(flagNames, fc.oneof(fc.boolean(), fc.jsonValue())),
      }),
      security: fc.record({ idleMinutes: amount, forgetRecipients: fc.oneof(fc.boolean(), fc.jsonValue()) }),
      cards: fc.record({ maskFirst: amount, maskLast: amount }),
      brand: fc.jsonValue(),
      theme: fc.dictionary(fc.constantFrom("brand", "accent", "radius", "font"), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);

test("a tenant file can only narrow", () => {
  fc.assert(
    fc.property(tenants, (tenant) => {
      const { settings } = resolveTexts("harbour", company, JSON.stringify(tenant));
      expect(widened(settings)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("the order of flags in the defaults widens nothing", () => {
  const { settings, problems } = resolveSettings([
    {
      name: "defaults",
      file: "d",
      data: withFlags({ "display-airtime-menu": false, "display-x-menu": true }),
    },
    { name: "company", file: "c", data: company },
  ]);
  expect(settings.flags.menu).toEqual({ "display-airtime-menu": false, "display-loan-menu": false });
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/flags/menu/display-x-menu"]);
});

describe("hostile files", () => {
  test.each([
    ["__proto__", '{"__proto__": {"polluted": true}, "flags": {"menu": {"__proto__": {"polluted": true}}}}'],
    [
      "constructor",
      '{"constructor": {"prototype": {"polluted": true}}, "quickAmounts": {"constructor": [1]}}',
    ],
    ["deep objects", deep(20_000)],
    ["deep lists", "[".repeat(100_000) + "]".repeat(100_000)],
    ["10 MB", JSON.stringify({ brand: { name: "x".repeat(10_000_000) } })],
    [
      "many unknown keys",
      JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`k${i}`, 1]))),
    ],
    ["one huge key", JSON.stringify({ ["k".repeat(200_000)]: 1 })],
    ["lists for objects", '{"brand": [], "theme": [], "flags": {"menu": []}, "quickAmounts": []}'],
    ["scripts", '{"brand": {"logo": "javascript:alert(1)"}, "support": {"website": "javascript:alert(1)"}}'],
    ["CSS", '{"theme": {"brand": "red;}body{", "accent": "#fff;", "radius": "0;}", "font": "x;}"}}'],
    ["null", "null"],
    ["empty", ""],
  ])("%s: nothing is applied, everything is reported", (_, text) => {
    const { settings, problems } = resolveTexts("harbour", company, text);
    expect(settings).toEqual(before);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(101);
    expect(problems.every(({ message, pointer }) => message.length + pointer.length < 500)).toBe(true);
    expect({}).not.toHaveProperty("polluted");
    expect(settings).not.toHaveProperty("polluted");
  });

  test("any text and any company", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, profile) => {
        const { settings } = resolveTexts("harbour", profile, text);
        expect(settings.theme.brand).toMatch(/^#[0-9a-f]{6}$/i);
        expect(settings.security.idleMinutes).toBeLessThanOrEqual(5);
      }),
    );
  });
});
