import { nearest } from "#lib/text/text.ts";
import { expectations } from "./shape.ts";
import type { Shape } from "./shape.ts";

const KINDS: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "text",
  boolean: "true or false",
  null: "null",
};

/** Describes in words what a shape accepts: "a whole number from 1 to 5". */
export function describeShape(shape: Shape): string {
  return [shape.type]
    .flat()
    .map((type) => describeType(type, shape))
    .join(" or ");
}

/** A value as a message shows it: JSON, shortened. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(typeof value === "string" ? value.slice(0, 60) : value) ?? String(value);
  return text.length > 42 ? `${text.slice(0, 40)}…` : text;
}

/** ` Did you mean "theme"?`, or the whole list when no candidate is close. */
export function suggest(word: string, candidates: readonly string[]): string {
  const guess = word.length <= 80 ? nearest(word, candidates) : undefined;
  if (guess !== undefined) return ` Did you mean "${guess}"?`;
  return candidates.length > 0 ? ` Known are: ${candidates.slice(0, 20).join(", ")}.` : "";
}

function describeType(type: string, shape: Shape): string {
  if (type === "integer" || type === "number") {
    return `a ${type === "integer" ? "whole number" : "number"} from ${shape.minimum} to ${shape.maximum}`;
  }
  if (type === "string") return describeText(shape);
  if (type === "array") return `a list of at most ${shape.maxItems}, each once`;
  return KINDS[type] ?? type;
}

function describeText(shape: Shape): string {
  if (shape.enum) return `one of ${shape.enum.join(", ")}`;
  const kind = (shape.pattern && expectations.get(shape.pattern)) ?? KINDS["string"]!;
  return (shape.maxLength ?? 0) > 24 ? `${kind}, at most ${shape.maxLength} characters` : kind;
}
