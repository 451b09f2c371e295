import { collectParts } from "#tools/compile-screen/parts/collect-parts.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import { unlocate } from "#tools/compile-screen/read/located.ts";
import { resolveReferences } from "#tools/compile-screen/read/references.ts";
import type { Scope } from "#tools/compile-screen/parts/scopes.ts";
import { readSettings } from "#tools/compile-screen/read/settings.ts";
import type { Project } from "#tools/project/project-files.ts";

import type { Spot } from "./spot.ts";

/** A place in a text where an expression may be written. */
export type Written = {
  readonly from: number;
  readonly to: number;
  readonly scope: Scope;
  /** In `lone` and `braces` an expression has begun; in `plain` text none has. */
  readonly kind: "lone" | "braces" | "empty" | "plain";
};

const IN_BRACES = /(?<!\{)(?:\{\{)*\{([^{}]*)$/;
const REST = /^[\w.$-]*(?:#[^"{}\\]*)?/;

/** A screen with what can be read of it: the rest may be missing while somebody types. */
export function readContext(project: Project, file: JsonFile): Context {
  const { root } = resolveReferences(file, project.read);
  const value = root && unlocate(root).value;
  const screen = fieldsOf(value);
  return { value, screen, parts: collectParts(screen), settings: readSettings(project.read) };
}

/**
 * The expression at an offset, starting at its `$` or at the name in braces; undefined where expressions are not
 * allowed.
 */
export function expressionAt(
  text: string,
  offset: number,
  spot: Spot,
  context: Context,
): Written | undefined {
  const { literal } = spot;
  const scope = literal && scopeAt(spot, context);
  if (!scope) return undefined;
  const rest = REST.exec(text.slice(offset, literal.to))?.[0].length ?? 0;
  const to = offset + rest;
  const braced = IN_BRACES.exec(text.slice(literal.from, offset))?.[1];
  if (braced !== undefined) return { from: offset - braced.length, to, scope, kind: "braces" };
  return { from: literal.from, to, scope, kind: kindOf(text.slice(literal.from, literal.to)) };
}

function kindOf(text: string): "lone" | "empty" | "plain" {
  if (text === "") return "empty";
  return /^\$(?!\$)/.test(text) ? "lone" : "plain";
}

/** The names that are allowed at a spot; undefined where expressions are not allowed. */
function scopeAt({ pointer, isKey }: Spot, { parts }: Context): Scope | undefined {
  const places = isKey ? parts.conditions : [...parts.texts, ...parts.expressions, ...parts.targets];
  return places.find((part) => part.pointer === pointer)?.scope;
}
