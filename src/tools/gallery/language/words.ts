import { posix } from "node:path";

import type { Meta } from "#definition/meta.ts";
import { fromPointer, readPointer } from "#lib/json/pointer.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { declaredNames } from "#tools/meta-schema/declared-names.ts";
import { facetsAt, wordOf } from "#tools/meta-schema/facets.ts";
import { partPaths, type Project } from "#tools/project/project-files.ts";
import { repliesOf, targetsOf } from "#tools/lint/screen-replies.ts";

import { inputNames } from "./expressions.ts";
import { bodyNames, providerCalls, queryNames } from "./provider-calls.ts";
import type { Spot } from "./spot.ts";

export type WordPlace = {
  /** The file that is being written: references are relative to it. */
  readonly path: string;
  readonly spot: Spot;
  readonly context: Context;
  readonly project: Project;
};

type Rule = {
  /** Pointer of the value, or of the object whose keys are completed. */
  readonly at: RegExp;
  readonly isKey?: true;
  readonly words: (place: WordPlace) => readonly string[];
};

const inputs = ({ context }: WordPlace) => inputNames(context);
const FORMS = ["$value", "$first", "$text", "$cases", "$each"];
/** Objects inside these forms that are not values themselves. */
const INSIDE_FORM = /\/(?:as(?:\/\d+)?|with|\$cases\/\d+|\$each|when(?:\/.*)?)$/;

/** Words from other places of the project. The meta-schema says where names of the screen are expected. */
const RULES: readonly Rule[] = [
  { at: /\/\$ref$/, words: partReferences },
  { at: /\/schema\/(?:.*\/)?required\/\d+$/, words: inputs },
  { at: /^\/scenarios\/\d+\/.*\/call$/, words: ({ context }) => ownCalls(context) },
  { at: /\/call$/, words: () => providerCalls },
  { at: /\/body$/, isKey: true, words: (place) => [...callAround(place).flatMap(bodyNames), ...FORMS] },
  { at: /\/query$/, isKey: true, words: (place) => callAround(place).flatMap(queryNames) },
];

/** The words that are allowed at a place, if the project has a list of them; empty where any word is allowed. */
export function wordsAt(place: WordPlace): readonly string[] {
  const { pointer, isKey } = place.spot;
  const rule = RULES.find((one) => (one.isKey ?? false) === isKey && one.at.test(pointer));
  const words = rule?.words(place) ?? namesAt(place) ?? (isKey && isValue(place) ? FORMS : []);
  if (!isKey) return words;
  const taken = Object.keys(fieldsOf(readPointer(place.context.screen, pointer)));
  return words.filter((word) => !taken.includes(word));
}

/** The names that the meta-schema expects at a place. */
function namesAt({ spot: { pointer, isKey }, context }: WordPlace): readonly string[] | undefined {
  const facets = facetsAt(metaSchema as Meta, context.screen, fromPointer(pointer));
  const named = wordOf(facets, isKey ? "x-keys" : "x-names");
  if (named === undefined) return undefined;
  return named === "input" || named === "field" ? inputNames(context) : declaredNames(context.screen, named);
}

/** Whether the spot is an object of a value: it may have any keys, and some keys make it a way to make a value. */
function isValue({ spot: { pointer }, context: { parts } }: WordPlace): boolean {
  if (INSIDE_FORM.test(pointer) || parts.forms.some((form) => form.pointer === pointer)) return false;
  return parts.values.some((value) => `${pointer}/`.startsWith(`${value.pointer}/`));
}

function partReferences({ path, project }: WordPlace): string[] {
  const references = partPaths(project).map((part) => posix.relative(posix.dirname(path), part));
  return references.map((reference) => (reference.startsWith(".") ? reference : `./${reference}`));
}

/** The call whose body or query contains the spot. */
function callAround({ spot, context: { parts } }: WordPlace): Fields[] {
  const pointer = spot.pointer.slice(0, spot.pointer.lastIndexOf("/"));
  return parts.calls.filter((one) => one.pointer === pointer).map(({ call }) => call);
}

/** The screen's calls, in the form of scenarios: a segment in braces matches any. */
function ownCalls(context: Context): string[] {
  const sent = context.parts.calls.flatMap(({ call }) => targetsOf(call.call));
  const answered = repliesOf(context).map(({ call }) => call);
  return [...new Set([...answered, ...sent.filter((call) => !call.includes("{"))])].filter(Boolean);
}
