import { type Expression, parseExpression } from "#definition/expression.ts";
import type { Hover } from "#gallery/protocol.ts";
import { readPointer, toPointer } from "#lib/json/pointer.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";
import type { Project } from "#tools/project/project-files.ts";
import { targetsOf } from "#tools/lint/screen-replies.ts";

import { aboutRoot } from "./expressions.ts";
import { spotAt } from "./spot.ts";
import { expressionAt, readContext } from "./written.ts";

/** Explains the expression at an offset; null when there is none. */
export function explainExpression(file: JsonFile, offset: number, project: Project): Hover {
  const context = readContext(project, file);
  const written = expressionAt(file.text, offset, spotAt(file.text, offset), context);
  if (!written || written.kind === "plain") return null;
  const { from, to } = written;
  const expression = parseExpression(file.text.slice(from, to));
  if ("error" in expression) return null;
  const told = [expression.text, aboutRoot(expression.root), detailOf(expression, context)];
  return { from, to, text: told.filter(Boolean).join("\n\n") };
}

function detailOf({ root, path }: Expression, context: Context): string | undefined {
  const [name = "", , output = ""] = path;
  if (root === "inputs" || root === "selected") return inputOf(name, context);
  if (root === "sources") {
    return targetsOf(fieldsOf(fieldsOf(context.screen.sources)[name]).call).join(", ");
  }
  if (root === "settings") return JSON.stringify(readPointer(context.settings, toPointer(path)));
  if (root !== "steps") return undefined;
  const step = context.parts.calls.find((one) => one.name === name && one.kind !== "source");
  const value = fieldsOf(step?.call.outputs)[output];
  return value === undefined ? undefined : JSON.stringify(value);
}

const LIMITS = ["minimum", "maximum", "minLength", "maxLength", "pattern"];

/** A limit as text: an expression as it is, any other value as JSON. */
function limitText(limit: unknown): string {
  const expression = textOf(fieldsOf(limit).$value) ?? textOf(limit);
  return expression?.startsWith("$") ? expression : JSON.stringify(limit);
}

function inputOf(name: string, context: Context): string | undefined {
  const schema = screenInputs(context).get(name)?.schema;
  if (!schema) return undefined;
  // The schema's limits hold for everybody; the form's depend on a choice or on the tenant.
  const known = [schema, ...context.parts.asks.map(({ ask }) => fieldsOf(fieldsOf(ask.limits)[name]))];
  const limits = LIMITS.flatMap((key) =>
    known.flatMap(({ [key]: limit }) => (limit === undefined ? [] : [`${key} ${limitText(limit)}`])),
  );
  return [textOf(schema.title), textOf(schema.type), ...limits].filter(Boolean).join(", ");
}
