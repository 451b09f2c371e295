import type { MoneyForm } from "#lib/money/money-form.ts";
import type { Meta, Notions, Touch } from "#definition/meta.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { facetsOf, metaOfKey, wordOf } from "#tools/meta-schema/facets.ts";

import { type Fact, fact, leavesOf } from "./fact.ts";
import { conditionInWords, effectsInWords, inWords } from "./in-words.ts";

/** The subject of facts: a screen, a step, a form. */
export type Subject = {
  /** Prefix of the keys of its facts. */
  readonly key: string;
  /** The start of a sentence; empty for the screen itself. */
  readonly what: string;
  /** It moves money, or asks how a payment ended. */
  readonly isMoney?: boolean;
  /** The meta-schema. */
  readonly format: Meta;
  /** How amounts in minor units are told; without it, as the defaults of all banks say. */
  readonly money?: MoneyForm | undefined;
};

/** Transforms that make an amount in a payload, and names that providers give to amounts. */
const AMOUNT = /\b(?:naira|kobo|amount|fee|charge|total|price|cost)\b|_amount|amount_/i;

/**
 * Facts for every key of an object that customers may notice or that decides about their money, by the meta-schema's
 * `x-change` and `x-touches`. A key without `x-change` is described by its title.
 * @param meta the part of the meta-schema that describes the object
 */
export function formatFacts(meta: Meta, value: unknown, subject: Subject): Fact[] {
  const facets = facetsOf(meta, value, notionsOf(subject));
  return Object.entries(fieldsOf(value)).flatMap(([key, one]) => {
    const known = metaOfKey(facets, key);
    return known ? keyFacts(known, key, one, subject) : [];
  });
}

/** The part of the meta-schema that describes a notion. */
export function metaOf(notion: string, subject: Pick<Subject, "format">): Meta {
  return notionsOf(subject)[notion] ?? {};
}

function notionsOf({ format }: Pick<Subject, "format">): Notions {
  return format.definitions ?? {};
}

/** How a key's value is told, and how a change of it touches money. */
export function tellingOf(meta: Meta, value: unknown, subject: Omit<Subject, "key" | "what">) {
  const notions = notionsOf(subject);
  const facets = facetsOf(meta, value, notions);
  const marked = wordOf(facets, "x-touches");
  const touches = typeof marked === "object" ? marked.always : subject.isMoney ? marked : undefined;
  const change = wordOf(facets, "x-change") ?? `its ${(wordOf(facets, "title") ?? "value").toLowerCase()}`;
  const items = facetsOf(wordOf(facets, "items") ?? {}, undefined, notions);
  const role = wordOf(facets, "x-role") ?? wordOf(items, "x-role");
  return { change, touches, say: SAYINGS[role ?? ""] ?? inWords };
}

const SAYINGS: Readonly<Record<string, (value: unknown) => string>> = {
  condition: conditionInWords,
  effect: effectsInWords,
};

function keyFacts(meta: Meta, name: string, value: unknown, subject: Subject): Fact[] {
  if (meta["x-per"]) return [];
  const key = subject.key === "" ? name : `${subject.key}.${name}`;
  const { change, touches, say } = tellingOf(meta, value, subject);
  if (change === false) return [];
  if (change === true) return formatFacts(meta, value, { ...subject, key });
  const what = subject.what === "" ? change : `${subject.what}: ${change}`;
  if (what.includes("{label}")) {
    if (Array.isArray(value)) return rowFacts(value, key, what, touches);
    // A source of rows has no labels yet.
    return fact(key, what.replace("{label}", "source"), value, { touches, say });
  }
  if (!what.includes("{name}")) return fact(key, what, value, { touches, say });
  return leavesOf(value).flatMap(([leaf, one]) =>
    fact(`${key}.${leaf}`, what.replace("{name}", leaf || name), one, {
      touches: touches && kindOf(leaf, one),
    }),
  );
}

/** The rows that customers confirm before the PIN and read afterwards, or the billers of a screen; each is named by its label. */
function rowFacts(rows: unknown, key: string, what: string, touches: Touch | undefined): Fact[] {
  return listOf(rows).flatMap((row) => {
    const { label, ...rest } = fieldsOf(row);
    return fact(`${key}.${inWords(label)}`, what.replace("{label}", inWords(label)), rest, { touches });
  });
}

/** A value that is sent may be an amount, by its name or by its transforms. */
function kindOf(name: string, value: unknown): Touch {
  return AMOUNT.test(`${name} ${inWords(value)}`) ? "amount" : "request";
}
