import { describe, expect, test } from "vitest";

import defaults from "#tenants/default.json" with { type: "json" };

import { resolveSettings } from "./layers.ts";
import { resolveTexts } from "./load.ts";

const company = {
  id: 7,
  full_name: " Harbour\n Bank ",
  description: "By the sea.",
  logo: "http://plain.example/logo.png",
  public_logo_url: "/logos/harbour.svg",
  customized_app_displayable_menu_items: {
    "display-airtime-menu": true,
    "display-data-menu": 1,
    "display-loan-menu": false,
    "display-odd-menu": "maybe",
  },
  organization_subscribed_features: { "vtu-mgt": true },
};

/** Settings and problems of the company above combined with a tenant file. */
const resolve = (tenant: unknown, profile: unknown = company) =>
  resolveTexts("harbour", profile, JSON.stringify(tenant));

/** Problems of the tenant file, as `pointer message`. */
const problemsOf = (tenant: unknown) =>
  resolve(tenant)
    .problems.filter(({ layer }) => layer === "tenant")
    .map(({ pointer, message }) => `${pointer} ${message}`);

/** What is wrong with the tenant text as a whole. */
const wrongWith = (text: string) => resolveTexts("harbour", company, text).problems.at(-1)?.message;

describe("defaults ← company ← tenant", () => {
  test("the company gives brand and flags, the defaults the rest", () => {
    const { settings } = resolveTexts("harbour", company, undefined);
    expect(settings.brand).toEqual({
      name: "Harbour Bank",
      description: "By the sea.",
      logo: "/logos/harbour.svg",
    });
    expect(settings.flags).toEqual({
      menu: { "display-airtime-menu": true, "display-data-menu": true, "display-loan-menu": false },
      features: { "vtu-mgt": true },
    });
    expect(settings.quickAmounts["airtime"]).toEqual([50, 100, 200, 300, 500, 750]);
    expect(settings).not.toHaveProperty("$schema");
  });

  test("a tenant names some of the billers; what the defaults leave out stays out", () => {
    const own = { ...defaults, billers: { tv: ["dstv", "gotv"] } };
    const billers = { tv: ["dstv", "showmax"], water: ["a"] };
    const { settings, problems } = resolveSettings([
      { name: "defaults", file: "tenants/default.json", data: own },
      { name: "tenant", file: "tenants/harbour.json", data: { billers } },
    ]);
    expect(settings.billers).toEqual({ tv: ["dstv", "gotv"], water: ["a"] });
    expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/billers/tv has "showmax"; it may only leave some out.',
    ]);
    expect(problemsOf({ billers: { tv: null, gas: [7] } })).toEqual([
      "/billers/tv is null; expected a list of at most 500, each once.",
      "/billers/gas/0 is 7; expected text without control characters, at most 80 characters.",
    ]);
  });

  test("the tenant's values win; lists replace, null removes", () => {
    const { settings, problems } = resolve({
      $schema: "../schemas/meta/tenant.schema.json",
      brand: { name: "Hafen", description: null },
      quickAmounts: { airtime: [100], softUssd: null },
      networks: { etisalat: { label: "T2" } },
    });
    expect(problems.filter(({ layer }) => layer === "tenant")).toEqual([]);
    expect(settings.brand).toEqual({ name: "Hafen", logo: "/logos/harbour.svg" });
    expect(settings.quickAmounts["airtime"]).toEqual([100]);
    expect(settings.quickAmounts).not.toHaveProperty("softUssd");
    expect(settings.networks["etisalat"]?.prefixes).toContain("0809");
    expect(settings.networks["etisalat"]?.label).toBe("T2");
  });

  test("every value has its origins, first the one that counts", () => {
    const { provenance } = resolve({ brand: { name: "Hafen" }, networks: { glo: null } });
    expect(provenance.get("/brand/name")).toEqual([
      { layer: "tenant", file: "tenants/harbour.json", pointer: "/brand/name", value: "Hafen" },
      { layer: "company", file: "organizations/harbour", pointer: "/full_name", value: "Harbour Bank" },
      { layer: "defaults", file: "tenants/default.json", pointer: "/brand/name", value: "Digital Bank" },
    ]);
    expect(provenance.get("/flags/menu/display-data-menu")?.[0]?.pointer).toBe(
      "/customized_app_displayable_menu_items/display-data-menu",
    );
    expect(provenance.get("/networks/glo/label")?.map(({ layer, value }) => [layer, value])).toEqual([
      ["tenant", null],
      ["defaults", "Glo"],
    ]);
  });
});

describe("the message of every refusal", () => {
  test.each([
    [
      { flags: { menu: { "display-loan-menu": true } } },
      "/flags/menu/display-loan-menu is off for this company; only the platform can turn it on.",
    ],
    [
      { flags: { features: { "loan-mgt": true } } },
      "/flags/features/loan-mgt is off for this company; only the platform can turn it on.",
    ],
    [
      { flags: { menu: { "display-airtme-menu": false } } },
      '/flags/menu/display-airtme-menu is unknown. Did you mean "display-airtime-menu"?',
    ],
    [
      { flags: { menu: { "display-airtime": false } } },
      '/flags/menu/display-airtime is unknown. Did you mean "display-airtime-menu"?',
    ],
    // Its letters are those of display-airtime-menu for the most part, and only because every flag has them.
    [
      { flags: { menu: { "display-insurance-menu": false } } },
      "/flags/menu/display-insurance-menu has no effect: the platform does not have it for this company.",
    ],
    [
      { flags: { menu: { "dispaly-loan-menu": false } } },
      '/flags/menu/dispaly-loan-menu is unknown. Did you mean "display-loan-menu"?',
    ],
    [
      { flags: { menu: { "display-loans-menu": false } } },
      '/flags/menu/display-loans-menu is unknown. Did you mean "display-loan-menu"?',
    ],
    [
      { flags: { features: { "properties-mgt": false } } },
      "/flags/features/properties-mgt has no effect: the platform does not have it for this company.",
    ],
    [
      { quickAmounts: { airtme: [100] } },
      '/quickAmounts/airtme is not among the defaults. Did you mean "airtime"?',
    ],
    [
      { networks: { visafone: { label: "V" } } },
      "/networks/visafone is not among the defaults. Known are: mtn, glo, airtel, etisalat.",
    ],
    [{ theme: { brand: "blue" } }, '/theme/brand is "blue"; expected a colour such as #0b5fff.'],
    [{ theme: { brand: null } }, "/theme/brand is null; expected a colour such as #0b5fff."],
    [
      { limits: { smallestAmounts: { airtime: 49 } } },
      "/limits/smallestAmounts/airtime is 49; it may only be raised, so it stays 50.",
    ],
    [
      { limits: { longestTexts: { description: 101 } } },
      "/limits/longestTexts/description is 101; it may only be lowered, so it stays 100.",
    ],
    [
      { limits: { smallestAmounts: { airtme: 100 } } },
      '/limits/smallestAmounts/airtme is not among the defaults. Did you mean "airtime"?',
    ],
    [
      { limits: { phone: { pattern: "^(0|00)+7$" } } },
      "/limits/phone/pattern may be slow; expected a regular expression without repeated groups, look-arounds and back references.",
    ],
    [
      { timeZone: "Africa/Lagoss" },
      '/timeZone is "Africa/Lagoss"; no time zone has this name. Did you mean "Africa/Lagos"?',
    ],
    [{ timeZone: "Mars/Olympus" }, '/timeZone is "Mars/Olympus"; no time zone has this name.'],
    [{ security: { idleMinutes: 6 } }, "/security/idleMinutes is 6; expected a whole number from 1 to 5."],
    [[], " is a list of 0; expected an object."],
  ])("%j", (tenant, problem) => expect(problemsOf(tenant)).toEqual([problem]));

  test("a bad part does not affect the others", () => {
    const { settings } = resolve({
      theme: { brand: "blue", radius: 3 },
      quickAmounts: { airtime: ["x"], electricity: [5] },
    });
    expect(settings.theme).toMatchObject({ brand: "#1d4ed8", radius: 3 });
    expect(settings.quickAmounts["airtime"]).toHaveLength(6);
    expect(settings.quickAmounts["electricity"]).toEqual([5]);
  });

  test("bad parts of a company are refused too, with their place in the profile", () => {
    const { problems, settings } = resolveTexts("harbour", { ...company, public_logo_url: "" }, undefined);
    expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/customized_app_displayable_menu_items/display-odd-menu is "maybe"; expected true or false. It counts as off.',
      '/logo is "http://plain.example/logo.png"; expected an https address, a path such as /logos/bank.svg or a picture as data:, at most 16500 characters or null.',
    ]);
    expect(settings.brand).not.toHaveProperty("logo");
  });

  test("refuses a file that is too large, a web page or not JSON", () => {
    expect(wrongWith(`{"brand": "${"x".repeat(300_000)}"}`)).toBe("is larger than 256 kB.");
    expect(wrongWith("<!doctype html>")).toBe(
      "is a web page, not JSON; the server should answer 404 for a file that does not exist.",
    );
    expect(wrongWith("{")).toMatch(/^is not JSON: /);
  });
});

test("a bank in another currency than the defaults' writes its own smallest amounts", () => {
  const limits = { smallestAmounts: { airtime: 1, electricity: 5 } };
  const cedis = resolve({ currency: "GHS", limits });
  expect(cedis.problems.filter(({ layer }) => layer === "tenant")).toEqual([]);
  expect(cedis.settings.limits.smallestAmounts).toMatchObject({ airtime: 1, electricity: 5, fundCard: 100 });
  for (const currency of ["NGN", undefined, "cedi"])
    expect(resolve({ currency, limits }).settings.limits.smallestAmounts).toMatchObject({ airtime: 50 });
});

test("limits may only get stricter, layer by layer", () => {
  const { settings } = resolve({
    security: { idleMinutes: 2, forgetRecipients: true },
    cards: { maskFirst: 0, askPassword: true },
    limits: { smallestAmounts: { airtime: 100 }, phone: { pattern: "^0[2357]\\d{8}$" } },
  });
  expect(settings.limits.smallestAmounts).toMatchObject({ airtime: 100, electricity: 500 });
  expect(settings.limits.phone.pattern).toBe("^0[2357]\\d{8}$");
  expect(settings.security).toEqual({ idleMinutes: 2, forgetRecipients: true });
  expect(settings.cards).toEqual({ maskFirst: 0, maskLast: 5, askPassword: true });
});
