import type { Meta, Notions } from "#definition/meta.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

/**
 * The schemas that together describe a value, the nearest first: the schema, the one that it refers to, those in
 * `allOf`, and the branches that the value takes. The first of them that has a word decides it.
 */
export function facetsOf(meta: Meta, value: unknown, notions: Notions): readonly Meta[] {
  const always = fixedFacets(meta, notions);
  if (always) return always;
  const facets: Meta[] = [];
  collectFacets(meta, value, notions, facets);
  return sameFacets(meta, facets);
}

/** By the schema, the lists that its values had: equal lists are one, so what follows from them is worked out once. */
const lists = new WeakMap<Meta, (readonly Meta[])[]>();

function sameFacets(meta: Meta, facets: readonly Meta[]): readonly Meta[] {
  const had = lists.get(meta) ?? [];
  const same = had.find((one) => one.length === facets.length && one.every((it, at) => it === facets[at]));
  if (same === undefined) lists.set(meta, [...had, facets]);
  return same ?? facets;
}

function collectFacets(meta: Meta, value: unknown, notions: Notions, facets: Meta[]): void {
  const always = fixedFacets(meta, notions);
  if (always) {
    facets.push(...always);
    return;
  }
  const { $ref, allOf, if: when, then, else: otherwise } = meta;
  facets.push(meta);
  const named = $ref === undefined ? undefined : namedIn(notions, $ref);
  if (named) collectFacets(named, value, notions, facets);
  for (const one of allOf ?? []) collectFacets(one, value, notions, facets);
  const taken = when === undefined ? undefined : takes(when, value) ? then : otherwise;
  if (taken) collectFacets(taken, value, notions, facets);
}

/** Of the schemas without branches, which are most: their facets are the same for every value. By the notions. */
const fixed = new WeakMap<Notions, Map<Meta, readonly Meta[] | typeof BRANCHES>>();
const BRANCHES = "branches";

function fixedFacets(meta: Meta, notions: Notions): readonly Meta[] | undefined {
  const all = fixed.get(notions) ?? new Map<Meta, readonly Meta[] | typeof BRANCHES>();
  const known = all.get(meta);
  if (known !== undefined) return known === BRANCHES ? undefined : known;
  fixed.set(notions, all);
  const { $ref, allOf = [], if: when } = meta;
  const named = $ref === undefined ? undefined : namedIn(notions, $ref);
  const inner = [named, ...allOf].filter((one) => one !== undefined);
  const facets = inner.map((one) => fixedFacets(one, notions));
  const always =
    when !== undefined || facets.includes(undefined) ? undefined : facets.flatMap((one) => one ?? []);
  const found = always && [meta, ...always];
  all.set(meta, found ?? BRANCHES);
  return found;
}

function namedIn(notions: Notions, reference: string): Meta | undefined {
  return notions[reference.slice("#/definitions/".length)];
}

/** The word of the nearest schema that has it. */
export function wordOf<Word extends keyof Meta>(facets: readonly Meta[], word: Word): Meta[Word] | undefined {
  return facets.find((one) => one[word] !== undefined)?.[word];
}

/** Whether a value takes a branch. The meta-schemas only test types and keys. */
function takes({ type, required = [] }: Meta, value: unknown): boolean {
  const is = typeOf(value);
  const isOfType = type === undefined || (Array.isArray(type) ? type.includes(is) : type === is);
  return isOfType && required.every((key) => Object.hasOwn(fieldsOf(value), key));
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The description of a key in the first schema that knows it. */
export function metaOfKey(facets: readonly Meta[], key: string): Meta | undefined {
  const named = facets.find(({ properties }) => properties && Object.hasOwn(properties, key));
  if (named) return named.properties![key];
  const fits = (pattern: string) => regexOf(pattern).test(key);
  for (const { patternProperties = {} } of facets) {
    const pattern = Object.keys(patternProperties).find(fits);
    if (pattern !== undefined) return patternProperties[pattern];
  }
  const other = facets.find(({ additionalProperties }) => typeof additionalProperties === "object");
  return other?.additionalProperties as Meta | undefined;
}

const regexes = new Map<string, RegExp>();

function regexOf(pattern: string): RegExp {
  const regex = regexes.get(pattern) ?? new RegExp(pattern, "u");
  regexes.set(pattern, regex);
  return regex;
}

/** The schemas that together describe the value at a path, whether there is a value yet or not. */
export function facetsAt(format: Meta, value: unknown, path: readonly string[]): readonly Meta[] {
  const notions = format.definitions ?? {};
  const facets = facetsOf(format, value, notions);
  const [key, ...rest] = path;
  if (key === undefined) return facets;
  const isItem = Array.isArray(value);
  const inner = isItem ? wordOf(facets, "items") : metaOfKey(facets, key);
  if (inner === undefined) return [];
  const next = isItem ? listOf(value)[Number(key)] : fieldsOf(value)[key];
  return facetsAt({ ...inner, definitions: notions }, next, rest);
}
