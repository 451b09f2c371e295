import type { Meta, Notions } from "#definition/meta.ts";
import type { Control, ControlKind } from "#gallery/protocol.ts";
import { escapePart, fromPointer, readPointer } from "#lib/pointer.ts";
import { isRecord, recordOf } from "#lib/record.ts";
import { textOf } from "#tools/compile-screen/fields.ts";
import { facetsAt, facetsOf, metaOfKey, wordOf } from "#tools/meta-schema/facets.ts";

import type { PanelFile } from "./panel-file.ts";

/** Keys that say what a file is, and parts: they are no settings. */
const NO_SETTINGS = new Set(["$schema", "$ref"]);
const COLOUR = "^#[0-9A-Fa-f]{6}$";

/** The keys of the object at a pointer, in the order of the meta-schema; empty when it has no keys of its own. */
export function keysAt({ format, value }: PanelFile, pointer: string): readonly string[] {
  const facets = facetsAt(format, value, fromPointer(pointer));
  const keys = facets.flatMap(({ properties = {} }) => Object.keys(properties));
  return [...new Set(keys)];
}

/** A control for each key of the object at a pointer. */
export function controlsAt(file: PanelFile, pointer: string): Control[] {
  const facets = facetsAt(file.format, file.value, fromPointer(pointer));
  const required = new Set(facets.flatMap((one) => one.required ?? []));
  return keysAt(file, pointer)
    .filter((key) => !NO_SETTINGS.has(key))
    .map((key) => ({
      ...controlFor(file, `${pointer}/${escapePart(key)}`, metaOfKey(facets, key) ?? {}),
      ...(required.has(key) && { isRequired: true }),
    }));
}

/** The control for the value at a pointer, which `meta` describes. */
export function controlFor(file: PanelFile, pointer: string, meta: Meta): Control {
  const value = readPointer(file.value, pointer);
  const notions = file.format.definitions ?? {};
  const facets = facetsOf(meta, value, notions);
  const names = namesFor(file, facets, value);
  const usual = value === undefined && isBegun(facets) ? "begin" : kindOf(facets, value);
  const kind = names.length > 0 ? "choice" : usual;
  const options = names.length > 0 ? names.map((name) => ({ value: name })) : optionsOf(facets);
  const from = value === undefined ? undefined : file.from(pointer);
  return {
    pointer,
    title: wordOf(facets, "title") ?? fromPointer(pointer).at(-1) ?? "",
    kind,
    ...optional({ description: wordOf(facets, "description"), value, from }),
    ...optional({ default: wordOf(facets, "default"), example: exampleOf(facets) }),
    ...optional({ minimum: wordOf(facets, "minimum"), maximum: wordOf(facets, "maximum") }),
    ...optional({ maxLength: wordOf(facets, "maxLength"), pattern: wordOf(facets, "pattern") }),
    ...optional({ scheme: wordOf(facets, "x-picture") }),
    ...(kind === "choice" && { options }),
    ...(kind === "map" && {
      inner: entriesOf(file, pointer, facets),
      templates: entryTemplatesOf(facets, notions),
    }),
    ...(kind === "list" && {
      inner: itemsOf(file, pointer, facets),
      templates: templatesOf(facets, notions),
    }),
  };
}

/**
 * The names from which a text chooses: those of the screen's sources. None for a text that names something else by now,
 * which stays as it is written.
 */
function namesFor({ value: root }: PanelFile, facets: readonly Meta[], value: unknown): readonly string[] {
  const isText = [wordOf(facets, "type") ?? []].flat().includes("string");
  if (!isText || wordOf(facets, "x-names") !== "source") return [];
  const names = Object.keys(recordOf(recordOf(root).sources));
  return value === undefined || names.some((name) => name === value) ? names : [];
}

/** Whether an object can only begin as a whole: some of its keys must be there, and an example has them. */
function isBegun(facets: readonly Meta[]): boolean {
  const isObject = [wordOf(facets, "type") ?? []].flat().includes("object");
  const needs = facets.some(({ required = [] }) => required.length > 0);
  return isObject && needs && isRecord(exampleOf(facets));
}

/** The kind of control, by the meta-schema; a value of another kind is written as JSON. */
function kindOf(facets: readonly Meta[], value: unknown): ControlKind {
  const types = [wordOf(facets, "type") ?? []].flat().filter((type) => type !== "null");
  const isEmpty = value === undefined || value === null;
  if (wordOf(facets, "enum")) return isEmpty || typeof value === "string" ? "choice" : "json";
  if (types.includes("object") && types.length > 1) return anyKind(facets, value);
  if (types.length === 0 && !isEmpty && !isRecord(value)) return freeKind(value);
  const type = types.find((one) => isEmpty || isOfType(value, one));
  switch (type) {
    case "array":
      return listKind(facets);
    case "string":
      return textKind(facets);
    case "boolean":
      return "boolean";
    case "integer":
    case "number":
      return "number";
    case "object":
    case undefined:
      return isEmpty || isRecord(value) ? objectKind(facets, value) : "json";
    default:
      return "json";
  }
}

function textKind(facets: readonly Meta[]): ControlKind {
  if (wordOf(facets, "x-picture") !== undefined) return "picture";
  return wordOf(facets, "pattern") === COLOUR ? "colour" : "text";
}

/** A value that may be of any kind is a text where customers read it, and else what it is. */
function anyKind(facets: readonly Meta[], value: unknown): ControlKind {
  return value === undefined && wordOf(facets, "x-role") === "text" ? "text" : freeKind(value);
}

/** What the format leaves open, as a reply or a body, is what it is; an object with names in it has a control for each. */
function freeKind(value: unknown): ControlKind {
  if (isRecord(value)) {
    const keys = Object.keys(value);
    return keys.length > 0 && !keys.some((key) => key.startsWith("$")) ? "map" : "json";
  }
  const kinds: Partial<Record<string, ControlKind>> = {
    string: "text",
    number: "number",
    boolean: "boolean",
  };
  return kinds[typeof value] ?? "json";
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isRecord(value);
  return typeof value === (type === "integer" ? "number" : type);
}

function listKind(facets: readonly Meta[]): ControlKind {
  const items = [wordOf(facets, "items")?.type ?? []].flat();
  if (items.includes("integer") || items.includes("number")) return "numbers";
  return items.includes("string") ? "texts" : "list";
}

function objectKind(facets: readonly Meta[], value: unknown): ControlKind {
  const keys = facets.flatMap(({ properties = {} }) => Object.keys(properties));
  if (keys.some((key) => !NO_SETTINGS.has(key))) return "open";
  const inner = facets.find(({ additionalProperties }) => typeof additionalProperties === "object");
  return inner ? "map" : freeKind(value);
}

/** The names that have a value, and those that the meta-schema gives as examples. */
function entriesOf(file: PanelFile, pointer: string, facets: readonly Meta[]): Control[] {
  const examples = facets.flatMap(({ propertyNames }) => propertyNames?.examples ?? []).filter(isName);
  const entry = entryOf(facets);
  const isOfTexts = entry?.type === "string" && wordOf(facets, "x-keys") === undefined;
  const shown = isOfTexts ? facets.flatMap((one) => Object.keys(recordOf(one.examples?.[0]))) : [];
  const names = new Set([...Object.keys(recordOf(readPointer(file.value, pointer))), ...examples, ...shown]);
  return [...names]
    .filter((name) => !NO_SETTINGS.has(name))
    .map((name) => {
      const control = controlFor(file, `${pointer}/${escapePart(name)}`, metaOfKey(facets, name) ?? {});
      return { ...control, title: name };
    });
}

/** The schema of whatever has a name of its own. */
function entryOf(facets: readonly Meta[]): Meta | undefined {
  return facets.find((one) => isRecord(one.additionalProperties))?.additionalProperties as Meta | undefined;
}

/** With what an object with a name of its own can begin: its examples. What belongs to a field begins in its own way. */
function entryTemplatesOf(facets: readonly Meta[], notions: Notions): NonNullable<Control["templates"]> {
  const entry = wordOf(facets, "x-keys") === undefined ? entryOf(facets) : undefined;
  const examples = (entry && wordOf(facetsOf(entry, undefined, notions), "examples")) ?? [];
  return examples.filter(isRecord).map((value) => ({ title: nameOf(value) ?? "Example", value }));
}

/** What can be added to a list: an example of its items, of each kind where there are several. */
function templatesOf(facets: readonly Meta[], notions: Notions): NonNullable<Control["templates"]> {
  const items = wordOf(facets, "items");
  if (!items) return [];
  const kinds = branchesOf(items, notions);
  return kinds.flatMap(({ title = "Item", description, examples = [] }) =>
    examples.slice(0, 1).map((value) => ({ title, value, ...optional({ description }) })),
  );
}

/** The schemas of the kinds that a chain of `if` tells apart; the schema itself where there is none. */
function branchesOf(meta: Meta, notions: Notions): Meta[] {
  const own = meta.$ref === undefined ? meta : notions[meta.$ref.replace("#/definitions/", "")];
  if (!own) return [];
  const inner = [own.then, own.else].filter((one) => one !== undefined);
  return inner.length < 2 ? [own] : inner.flatMap((one) => branchesOf(one, notions));
}

/** An example; of an object that begins the one that has all that is needed. */
function exampleOf(facets: readonly Meta[]): unknown {
  const required = facets.flatMap((one) => one.required ?? []);
  const examples = facets.flatMap((one) => one.examples ?? []);
  const isWhole = (one: unknown) => required.every((key) => Object.hasOwn(recordOf(one), key));
  return required.length > 0 ? (examples.find(isWhole) ?? examples[0]) : examples[0];
}

function isName(name: unknown): name is string {
  return typeof name === "string";
}

function itemsOf(file: PanelFile, pointer: string, facets: readonly Meta[]): Control[] {
  const value = readPointer(file.value, pointer);
  const items = Array.isArray(value) ? value : [];
  const meta = wordOf(facets, "items") ?? {};
  return items.map((item: unknown, index) => ({
    pointer: `${pointer}/${index}`,
    title: nameOf(item) ?? `${meta.title ?? "Item"} ${index + 1}`,
    kind: isRecord(item) ? ("open" as const) : ("json" as const),
    value: item,
  }));
}

/** What somebody would call an object: its own name, or that of the first object in it that has one. */
export function nameOf(value: unknown): string | undefined {
  const fields = recordOf(value);
  const own = ["title", "label", "name", "call", "submit", "$ref"].map((key) => textOf(fields[key]));
  const inner = () => Object.values(fields).find((one) => isRecord(one) && nameOf(one) !== undefined);
  return (
    own.find((one) => one !== undefined && one !== "") ?? (isRecord(value) ? nameOf(inner()) : undefined)
  );
}

function optionsOf(facets: readonly Meta[]): NonNullable<Control["options"]> {
  const words = (wordOf(facets, "enum") ?? []).filter((word) => typeof word === "string");
  const infos = wordOf(facets, "enumDescriptions") ?? [];
  return words.map((value, index) => ({ value, ...optional({ info: infos[index] }) }));
}

/** The entries that have a value. */
function optional<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const there = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [K in keyof T]?: NonNullable<T[K]> };
}
