import { describe, expect, test } from "vitest";
import defaults from "#tenants/default.json" with { type: "json" };
import { resolveSettings } from "./layers.ts";
import { resolveTexts } from "./load.ts";

const company = {
  full_name: "Harbour",
  customized_app_displayable_menu_items: { "display-airtime-menu": true, "display-loan-menu": false },
  organization_subscribed_features: { "vtu-mgt": true, "loan-mgt": false },
};
const before = resolveTexts("harbour", company, undefined).settings;

const withFlags = (menu: object) => ({ ...defaults, flags: { menu, features: {} } });
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

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
    [
      "CSS",
      '{"theme": {"brand": "red;}body{", "accent": "#fff;", "radius": "0;}", "font": "x;}", "icons": "9;}", "pattern": "x]{}", "accentFor": ["x;}"]}}',
    ],
    [
      "a start page of others",
      '{"home": {"order": ["wallets", "x"], "density": "x;}"}, "navigation": ["bar"]}',
    ],
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
});
