import { densities, homeParts, navigations } from "./home.ts";
import { tones } from "./tones.ts";
import { accentParts } from "./theme/accent.ts";
import { fonts } from "./theme/fonts.ts";
import { iconWeights } from "./theme/icon-weights.ts";
import { patterns } from "./theme/patterns.ts";

/** The part of JSON Schema that a tenant file needs, so that the browser can check it without ajv. */
export type Shape = {
  readonly type: string | readonly string[];
  readonly properties?: { readonly [name: string]: Shape };
  readonly additionalProperties?: false | Shape;
  readonly propertyNames?: { readonly pattern: string };
  readonly maxProperties?: number;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const WORDS = "^[^\\p{Cc}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]+$";
const HOST = "https://[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::[0-9]{1,5})?(?=/|$)";
const PATH = "(?:/?[A-Za-z0-9._~!$&()*+,;=:@%?-])*/?$";
const HTTPS = `^${HOST}${PATH}`;
/** An address, or the picture itself (`src/decisions/logos-in-the-file.md`). */
const PICTURE = `^(?:(?:${HOST}|/(?!/))${PATH}|data:image/(?:png|webp|svg.xml);base64,[A-Za-z0-9+/]+=*$)`;
/** Characters of a picture of 12 kB (`lib/pictures/picture.ts`) in base64. */
const PICTURE_LENGTH = 16_500;
const SITE = "^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$";
const NAME = "^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9_-]{0,79}$";
const COLOUR = "^#[0-9A-Fa-f]{6}$";
const LANGUAGE = "^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$";
const LOCALE = "^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$";
const CURRENCY = "^[A-Z]{3}$";
const TIME_ZONE = "^(?:UTC|[A-Z][A-Za-z]+(?:/[A-Za-z0-9_+-]+)+)$";
const DIGITS = "^[0-9]*$";
const PREFIX = "^(?:0[0-9]{1,4}|[1-9][0-9])$";
const USSD = "^\\*[0-9]+(?:\\*[0-9]+)*#$";
const EMAIL = "^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+$";
const PHONE = "^\\+?[0-9][0-9 -]{2,}$";

/** Describes in words what each pattern accepts. */
export const expectations: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [WORDS, "text without control characters"],
  [HTTPS, "an https address such as https://example.com/help"],
  [PICTURE, "an https address, a path such as /logos/bank.svg or a picture as data:"],
  [SITE, "a host in small letters such as help.example.com"],
  [NAME, "a name of letters, digits, - and _"],
  [COLOUR, "a colour such as #0b5fff"],
  [LANGUAGE, "the tag of a language such as fr"],
  [LOCALE, "a language tag such as en-NG"],
  [CURRENCY, "a currency code such as NGN"],
  [TIME_ZONE, "a time zone such as Africa/Lagos"],
  [DIGITS, "digits"],
  [PREFIX, "the first digits of a number such as 0803"],
  [USSD, "a code such as *123#"],
  [EMAIL, "an e-mail address"],
  [PHONE, "a telephone number such as +234 700 000 0000"],
]);

const text = (pattern: string, maxLength: number): Shape => ({ type: "string", maxLength, pattern });
const textOrNull = (pattern: string, maxLength: number): Shape => ({
  type: ["string", "null"],
  maxLength,
  pattern,
});
const number = (type: "integer" | "number", minimum: number, maximum: number): Shape => ({
  type,
  minimum,
  maximum,
});
const oneOf = (words: readonly string[]): Shape => ({ type: "string", enum: words });
const listOf = (words: readonly string[]): Shape => ({
  type: "array",
  maxItems: words.length,
  uniqueItems: true,
  items: oneOf(words),
});
const object = (properties: Record<string, Shape>): Shape => ({
  type: "object",
  additionalProperties: false,
  properties,
});
const named = (maxProperties: number, additionalProperties: Shape): Shape => ({
  type: "object",
  maxProperties,
  propertyNames: { pattern: NAME },
  additionalProperties,
});

/** `schemas/meta/tenant.schema.json` without its descriptions; a test compares the two. */
export const tenantShape: Shape = object({
  $schema: { type: "string", maxLength: 200 },
  brand: object({
    name: { ...text(WORDS, 120), minLength: 1 },
    description: { ...textOrNull(WORDS, 600), minLength: 1 },
    logo: textOrNull(PICTURE, PICTURE_LENGTH),
    logoDark: textOrNull(PICTURE, PICTURE_LENGTH),
  }),
  theme: object({
    brand: text(COLOUR, 7),
    accent: text(COLOUR, 7),
    accentFor: listOf(accentParts),
    radius: number("number", 0, 24),
    font: oneOf(Object.keys(fonts)),
    icons: oneOf(Object.keys(iconWeights)),
    pattern: oneOf(patterns),
  }),
  home: object({ order: listOf(homeParts), density: oneOf(densities) }),
  navigation: oneOf(navigations),
  flags: object({ menu: named(500, { type: "boolean" }), features: named(500, { type: "boolean" }) }),
  billers: named(500, { type: "array", maxItems: 500, uniqueItems: true, items: text(WORDS, 80) }),
  quickAmounts: named(500, {
    type: ["array", "null"],
    maxItems: 12,
    uniqueItems: true,
    items: number("integer", 1, 10_000_000),
  }),
  tone: oneOf(tones),
  languages: { type: "array", maxItems: 20, uniqueItems: true, items: text(LANGUAGE, 11) },
  locale: text(LOCALE, 20),
  currency: text(CURRENCY, 3),
  timeZone: text(TIME_ZONE, 40),
  phoneNumbers: object({
    countryCode: { ...text(DIGITS, 3), minLength: 1 },
    trunk: text(DIGITS, 2),
    lengths: { type: "array", maxItems: 6, uniqueItems: true, items: number("integer", 4, 14) },
    starts: { type: "array", maxItems: 60, uniqueItems: true, items: { ...text(DIGITS, 4), minLength: 1 } },
  }),
  security: object({
    idleMinutes: number("integer", 1, 5),
    forgetRecipients: { type: "boolean" },
    linkHosts: { type: ["array", "null"], maxItems: 50, uniqueItems: true, items: text(SITE, 120) },
  }),
  cards: object({
    maskFirst: number("integer", 0, 4),
    maskLast: number("integer", 0, 5),
    askPassword: { type: "boolean" },
  }),
  networks: named(20, {
    ...object({
      label: { ...text(WORDS, 40), minLength: 1 },
      prefixes: { type: "array", maxItems: 60, uniqueItems: true, items: text(PREFIX, 5) },
    }),
    type: ["object", "null"],
  }),
  ussd: named(20, textOrNull(USSD, 24)),
  limits: object({
    smallestAmounts: named(500, number("integer", 1, 10_000_000)),
    shortestTexts: named(100, number("integer", 0, 50)),
    longestTexts: named(100, number("integer", 50, 2000)),
    phone: object({
      pattern: { type: "string", maxLength: 200 },
      message: { ...text(WORDS, 200), minLength: 1 },
    }),
  }),
  legal: object({ terms: textOrNull(HTTPS, 500), privacy: textOrNull(HTTPS, 500) }),
  support: object({
    email: textOrNull(EMAIL, 120),
    phone: textOrNull(PHONE, 24),
    website: textOrNull(HTTPS, 500),
  }),
});
