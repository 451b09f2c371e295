import { toPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import { yesNo } from "#lib/text/yes-no.ts";
import { checkShape, type Refuse } from "./check-shape.ts";
import { showValue } from "./describe.ts";
import { tenantShape } from "./shape.ts";

/** The company profile as the platform serves it (specification 1 §3, 2 §1). */
export type CompanyProfile = { readonly full_name?: string; readonly [key: string]: unknown };

/** A company profile in the form of a tenant file. */
export type CompanySettings = {
  readonly data: Record<string, unknown>;
  /** The pointer into the profile from which a pointer into `data` was read. */
  readonly sourceOf: (pointer: string) => string;
  readonly problems: readonly { readonly pointer: string; readonly message: string }[];
};

/** Settings that are one text field of the profile; where two fields are named, the first that can be used counts. */
const TEXTS = [
  { to: "name", from: ["full_name"], limit: 120 },
  { to: "description", from: ["description"], limit: 600 },
  { to: "logo", from: ["public_logo_url", "logo"], limit: undefined },
] as const;

const FLAGS = [
  { to: "menu", from: "customized_app_displayable_menu_items" },
  { to: "features", from: "organization_subscribed_features" },
] as const;

/** Values by which a company leaves a flag out without saying no. */
const UNSAID: readonly unknown[] = ["", null];

/** Maps a company profile to settings. Ignores empty fields and reports bad ones; never throws. */
export function companySettings(profile: unknown): CompanySettings {
  const problems: { pointer: string; message: string }[] = [];
  const sources = new Map<string, string>();
  const brand: Record<string, unknown> = {};
  const flags: Record<string, Record<string, boolean>> = {};
  const refuse: Refuse = (path, message) => problems.push({ pointer: toPointer(path), message });
  if (!isRecord(profile)) {
    refuse([], `is ${showValue(profile)}; expected the company as an object.`);
  } else {
    for (const { to, from, limit } of TEXTS) {
      const filled = from
        .filter((name) => isFilled(profile[name]))
        .map((field) => ({ field, text: plainText(profile[field], limit) }));
      const shape = tenantShape.properties!["brand"]!.properties![to]!;
      const found = filled.find(({ text }) => checkShape(shape, text, () => {}) !== undefined) ?? filled[0];
      if (!found) continue;
      brand[to] = found.text;
      sources.set(`/brand/${to}`, `/${found.field}`);
    }
    for (const { to, from } of FLAGS) {
      flags[to] = readFlags(profile[from], (path, message) => refuse([from, ...path], message));
      sources.set(`/flags/${to}`, `/${from}`);
    }
  }
  return { data: { brand, flags }, sourceOf: (pointer) => sourceIn(sources, pointer), problems };
}

function readFlags(map: unknown, refuse: Refuse): Record<string, boolean> {
  if (map === undefined || map === null) return {};
  if (!isRecord(map)) {
    refuse([], `is ${showValue(map)}; expected an object of flags. All of them count as off.`);
    return {};
  }
  const known = Object.entries(map).flatMap(([name, value]): [string, boolean][] => {
    const isOn = UNSAID.includes(value) ? false : yesNo(value);
    if (isOn !== undefined) return [[name, isOn]];
    refuse([name], `is ${showValue(value)}; expected true or false. It counts as off.`);
    return [];
  });
  // fromEntries defines own properties, so a flag named __proto__ cannot change a prototype.
  return Object.fromEntries(known);
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === "string" && value.trim() === "");
}

/** Platform texts may have line breaks and any length; a text that is too long is cut, not refused. */
function plainText(value: unknown, limit: number | undefined): unknown {
  if (typeof value !== "string") return value;
  if (limit === undefined) return plainAddress(value.trim());
  return Array.from(
    value
      .slice(0, 2 * limit)
      .trim()
      .replaceAll(/\s+/g, " "),
  )
    .slice(0, limit)
    .join("");
}

/** Platforms leave in an address what stands in the name of a file: spaces, quotes, letters of any alphabet. */
function plainAddress(text: string): string {
  try {
    return new URL(text).href
      .replace(/#.*/, "")
      .replaceAll(/['[\]]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  } catch {
    return text;
  }
}

function sourceIn(sources: ReadonlyMap<string, string>, pointer: string): string {
  for (const [to, from] of sources) {
    if (pointer === to || pointer.startsWith(`${to}/`)) return from + pointer.slice(to.length);
  }
  return pointer;
}
