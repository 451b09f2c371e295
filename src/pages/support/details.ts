import { mailLink, phoneLink, webLink } from "#pages/data/safe-links.ts";
import { words } from "./words.ts";

/** One labelled detail: texts, or the details below a key. */
export type Detail = { readonly label: string; readonly values: readonly DetailValue[] };
export type DetailValue =
  | { readonly text: string; readonly link: string | undefined }
  | { readonly details: readonly Detail[] };

/** What a provider's tables need and customers do not. */
const OF_TABLES = /^(id|uuid|(company|organi[sz]ation|tenant)_?id|(created|updated|deleted)_?(at|by))$/i;
/** Deeper values are not shown. */
const DEPTH = 3;
const PHONE_KEY = /phone|tel|mobile|whatsapp|hotline|call|sms/i;

/** Reads an object with arbitrary keys for display, in their order. Empty values (null, "", {}) are left out. */
export function readDetails(source: unknown, depth = DEPTH): readonly Detail[] {
  if (typeof source !== "object" || source === null || depth === 0) return [];
  return Object.entries(source).flatMap(([key, value]) => {
    if (OF_TABLES.test(key)) return [];
    const values = readValues(key, value, depth);
    return values.length > 0 ? [{ label: labelOf(key), values }] : [];
  });
}

function readValues(key: string, value: unknown, depth: number): readonly DetailValue[] {
  if (Array.isArray(value)) return value.flatMap((one) => readValues(key, one, depth));
  if (typeof value === "object" && value !== null) {
    const details = readDetails(value, depth - 1);
    return details.length > 0 ? [{ details }] : [];
  }
  if (typeof value === "boolean") return [{ text: value ? words.yes : words.no, link: undefined }];
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = String(value).trim();
  return text === "" ? [] : [{ text: withoutScheme(text), link: linkOf(key, text) }];
}

/** `https://bank.example/` → `bank.example`: customers do not need the rest, and phones are narrow. */
function withoutScheme(text: string): string {
  return webLink(text) ? text.replace(/^https:\/\/(?:www\.)?/i, "").replace(/\/$/, "") : text;
}

/** A number is a phone number only if its key says so, or if it starts with an international prefix. */
function linkOf(key: string, text: string): string | undefined {
  const isPhone = PHONE_KEY.test(key) || text.startsWith("+");
  return mailLink(text) ?? webLink(text) ?? (isPhone ? phoneLink(text) : undefined);
}

/** Names that are not written like other words. */
const BRANDS = ["WhatsApp", "TikTok", "YouTube", "LinkedIn"];
const BRAND = /\b(whats ?app|tik ?tok|you ?tube|linked ?in)\b/gi;

/** `phone_number`, `phoneNumber` and `PHONE-NUMBER` → "Phone number". */
function labelOf(key: string): string {
  const parts = key
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_\s-]+/g, " ")
    .trim()
    .toLowerCase();
  return (parts.charAt(0).toUpperCase() + parts.slice(1)).replaceAll(BRAND, brandOf);
}

function brandOf(found: string): string {
  const name = found.replace(" ", "").toLowerCase();
  return BRANDS.find((brand) => brand.toLowerCase() === name) ?? found;
}

/** The first e-mail address among the details, as a `mailto:` link. */
export function firstMailLink(details: readonly Detail[]): string | undefined {
  for (const { values } of details) {
    for (const value of values) {
      const link = "details" in value ? firstMailLink(value.details) : value.link;
      if (link?.startsWith("mailto:")) return link;
    }
  }
  return undefined;
}
