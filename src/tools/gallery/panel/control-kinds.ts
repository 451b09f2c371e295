import type { Meta } from "#definition/meta.ts";
import type { ControlKind } from "#gallery/protocol-panel.ts";
import { shapeAt } from "#lib/json/json-shape.ts";
import { isRecord, recordOf } from "#lib/json/record.ts";
import { wordOf } from "#tools/meta-schema/facets.ts";

import { type Form, isOpen } from "./forms.ts";

/** Keys that say what a file is, and parts: they are no settings. */
export const NO_SETTINGS = new Set(["$schema", "$ref"]);
const COLOUR = "^#[0-9A-Fa-f]{6}$";

/** The kind of control for a value, by the schemas that describe it and the forms that it may have. */
export function kindOf(facets: readonly Meta[], forms: readonly Form[], value: unknown): ControlKind {
  if (value === undefined && isBegun(facets)) return "begin";
  const role = wordOf(facets, "x-role");
  const isFree = typesOf(facets).length > 1 || isOpen(facets);
  if (isFree && role === "text" && (value === undefined || typeof value === "string")) return "text";
  if (isFree && (isNamed(value) || (role === "body" && value === undefined))) return "map";
  // A null takes a value away: alone beside another form it is no choice.
  const isChoice = forms.filter(({ type }) => type !== "null").length > 1;
  if (isChoice && (value === undefined || shapeAt(forms, value) !== undefined)) return "forms";
  return plainKind(facets, value);
}

/** The kind for a value that has one form alone; a value of another kind is written as JSON. */
function plainKind(facets: readonly Meta[], value: unknown): ControlKind {
  const isEmpty = value === undefined || value === null;
  if (wordOf(facets, "enum")) return isEmpty || typeof value === "string" ? "choice" : "json";
  switch (typesOf(facets).find((one) => isEmpty || isOfType(value, one))) {
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
      return objectKind(facets);
    case undefined:
      return typesOf(facets).length === 0 && (isEmpty || isRecord(value)) ? objectKind(facets) : "json";
    default:
      return "json";
  }
}

/** The kind for a value in one of its forms; an object stands where it is. */
export function kindInForm({ type }: Form, facets: readonly Meta[]): ControlKind {
  if (type === "string") return wordOf(facets, "enum") ? "choice" : textKind(facets);
  if (type === "array") return listKind(facets);
  if (type !== "object") return type;
  const kind = objectKind(facets);
  return kind === "open" ? "inline" : kind;
}

function textKind(facets: readonly Meta[]): ControlKind {
  if (wordOf(facets, "x-picture") !== undefined) return "picture";
  return wordOf(facets, "pattern") === COLOUR ? "colour" : "text";
}

function listKind(facets: readonly Meta[]): ControlKind {
  const items = wordOf(facets, "items");
  const types = [items?.type ?? []].flat();
  if (types.length > 1 || items?.enum) return "list";
  if (types.includes("integer") || types.includes("number")) return "numbers";
  return types.includes("string") ? "texts" : "list";
}

function objectKind(facets: readonly Meta[]): ControlKind {
  const keys = facets.flatMap(({ properties = {} }) => Object.keys(properties));
  if (keys.some((key) => !NO_SETTINGS.has(key))) return "open";
  const isClosed =
    !entryOf(facets) && facets.some(({ additionalProperties }) => additionalProperties === false);
  return isClosed ? "json" : "map";
}

/** The schema of whatever has a name of its own. */
export function entryOf(facets: readonly Meta[]): Meta | undefined {
  return facets.find((one) => isRecord(one.additionalProperties))?.additionalProperties as Meta | undefined;
}

/** An object with names in it that makes no value. */
function isNamed(value: unknown): boolean {
  const keys = Object.keys(recordOf(value));
  return keys.length > 0 && !keys.some((key) => key.startsWith("$"));
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isRecord(value);
  return typeof value === (type === "integer" ? "number" : type);
}

function typesOf(facets: readonly Meta[]): readonly string[] {
  return [wordOf(facets, "type") ?? []].flat().filter((type) => type !== "null");
}

/** Whether an object can only begin as a whole: some of its keys must be there, and an example has them. */
export function isBegun(facets: readonly Meta[]): boolean {
  const needs = facets.some(({ required = [] }) => required.length > 0);
  return typesOf(facets).includes("object") && needs && isRecord(exampleOf(facets));
}

/** An example; of an object that begins the one that has all that is needed. */
export function exampleOf(facets: readonly Meta[]): unknown {
  const required = facets.flatMap((one) => one.required ?? []);
  const examples = facets.flatMap((one) => one.examples ?? []);
  const isWhole = (one: unknown) => required.every((key) => Object.hasOwn(recordOf(one), key));
  return required.length > 0 ? (examples.find(isWhole) ?? examples[0]) : examples[0];
}
