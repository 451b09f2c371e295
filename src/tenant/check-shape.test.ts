import { Ajv } from "ajv";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vocabulary } from "#definition/meta.ts";
import schema from "#schemas/meta/tenant.schema.json" with { type: "json" };
import defaults from "#tenants/default.json" with { type: "json" };
import { checkShape } from "./check-shape.ts";
import { tenantShape } from "./shape.ts";

const validate = new Ajv({ allErrors: true, strict: true, strictTypes: false })
  .addVocabulary(vocabulary)
  .compile({ ...schema, $id: undefined });

/** The refusals of the browser's checker, as `pointer message`. */
function refusals(value: unknown): string[] {
  const found: string[] = [];
  checkShape(tenantShape, value, (path, message) => found.push(`/${path.join("/")} ${message}`));
  return found;
}

/** A schema without the keys that only people read. */
function withoutWords(value: unknown, inProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== "object" || value === null) return value;
  const words = inProperties
    ? []
    : ["$schema", "$id", "title", "description", "default", "examples", "x-picture", "x-sample"];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !words.includes(key))
      .map(([key, inner]) => [key, withoutWords(inner, key === "properties" && !inProperties)]),
  );
}

test("the browser's shape is the meta-schema without its descriptions", () => {
  expect(withoutWords(schema)).toEqual(tenantShape);
});

test("every key of the meta-schema has a title, a description and an example", () => {
  type Node = {
    title?: string;
    description?: string;
    examples?: unknown[];
    properties?: Record<string, Node>;
  };
  const check = (node: Node, path: string): string[] => [
    ...(node.title && node.description && node.examples?.length ? [] : [path]),
    ...Object.entries(node.properties ?? {}).flatMap(([key, inner]) => check(inner, `${path}/${key}`)),
  ];
  expect(check(schema as Node, "")).toEqual([]);
});

describe("the browser's checker and ajv agree", () => {
  const good: unknown[] = [
    defaults,
    {},
    { brand: { logo: "https://cdn.example.com:8443/a/b.svg?v=1" } },
    { brand: { logo: "/__sandbox/logos/harbour.svg", logoDark: null, description: null } },
    {
      brand: {
        logo: "data:image/svg+xml;base64,PHN2Zy8+",
        logoDark: `data:image/webp;base64,${"A".repeat(16_384)}`,
      },
    },
    { theme: { brand: "#ABCDEF", radius: 7.5 } },
    { flags: { menu: { "display-airtime-menu": false } } },
    { quickAmounts: { airtime: [], softUssd: null } },
    { networks: { etisalat: { label: "T2" }, glo: null } },
    { locale: "zh-Hant-TW" },
    { timeZone: "America/Argentina/Buenos_Aires" },
    { support: { website: "https://example.com/", email: "a@b.example", phone: "0700 000-0000" } },
  ];
  test.each(good)("both accept %j", (value) => {
    validate(value);
    expect(validate.errors).toBeNull();
    expect(refusals(value)).toEqual([]);
  });

  const bad: [unknown, string][] = [
    [[], "/ is a list of 0; expected an object."],
    [null, "/ is null; expected an object."],
    [{ them: {} }, '/them is unknown. Did you mean "theme"?'],
    [
      { brand: { name: "" } },
      '/brand/name is ""; expected text without control characters, at most 120 characters.',
    ],
    [{ theme: { brand: "red;}body{" } }, '/theme/brand is "red;}body{"; expected a colour such as #0b5fff.'],
    [{ theme: { radius: 25 } }, "/theme/radius is 25; expected a number from 0 to 24."],
    [{ theme: { radius: "4px" } }, '/theme/radius is "4px"; expected a number from 0 to 24.'],
    [
      { theme: { font: "Comic Sans" } },
      '/theme/font is "Comic Sans"; expected one of system, humanist, geometric, rounded, serif, slab, jakarta, nunito, space-grotesk, brygada.',
    ],
    [
      { security: { idleMinutes: 2.5 } },
      "/security/idleMinutes is 2.5; expected a whole number from 1 to 5.",
    ],
    [{ flags: { menu: { x: null } } }, "/flags/menu/x is null; expected true or false."],
    [
      { flags: { menu: { constructor: false } } },
      "/flags/menu/constructor is not a name; expected letters, digits, - and _.",
    ],
    [
      { quickAmounts: { airtime: [100, "200"] } },
      '/quickAmounts/airtime/1 is "200"; expected a whole number from 1 to 10000000.',
    ],
    [
      { quickAmounts: { airtime: [5, 5] } },
      "/quickAmounts/airtime/1 is 5 again; expected a list with each value once.",
    ],
    [
      { networks: { mtn: { prefixes: ["803"] } } },
      '/networks/mtn/prefixes/0 is "803"; expected the first digits of a number such as 0803.',
    ],
    [{ locale: "english" }, '/locale is "english"; expected a language tag such as en-NG.'],
    [
      { timeZone: "+01:00" },
      '/timeZone is "+01:00"; expected a time zone such as Africa/Lagos, at most 40 characters.',
    ],
    [{ phoneNumbers: { countryCode: "+233" } }, '/phoneNumbers/countryCode is "+233"; expected digits.'],
    [
      { phoneNumbers: { lengths: ["9"] } },
      '/phoneNumbers/lengths/0 is "9"; expected a whole number from 4 to 14.',
    ],
    [{ currency: "naira" }, '/currency is "naira"; expected a currency code such as NGN.'],
    [{ ussd: { verify: "123" } }, '/ussd/verify is "123"; expected a code such as *123# or null.'],
  ];
  test.each(bad)("both refuse %j", (value, message) => {
    expect(validate(value)).toBe(false);
    expect(refusals(value)).toEqual([message]);
  });

  test.each([
    "javascript:alert(1)",
    "http://example.com/a.svg",
    "//evil.example/a.svg",
    "/\\evil.example",
    "/\t/evil.example",
    "https://user@evil.example/",
    "https://",
    "data:image/svg+xml,x",
    "data:image/svg+xml;base64,",
    "data:image/svg+xml;base64,AA'A",
    "data:image/gif;base64,AAAA",
    "data:text/html;base64,AAAA",
    `data:image/png;base64,${"A".repeat(16_500)}`,
    "/a//b.svg",
    "https://a.example/'x",
    "logo.svg",
  ])("both refuse %s as a logo", (logo) => {
    expect(validate({ brand: { logo } })).toBe(false);
    expect(refusals({ brand: { logo } })).toHaveLength(1);
  });

  test("on any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(tenantShape.properties!)), (value, key) => {
        const file = { [key]: value };
        expect(refusals(file).length === 0).toBe(validate(file));
      }),
    );
  });
});
