import { fieldsOf, type Fields, isFields } from "#tools/compile-screen/read/fields.ts";
import { findIn } from "#tools/compile-screen/parts/found.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { noParts, type Parts } from "#tools/compile-screen/parts/parts.ts";
import { SchemaPool } from "#tools/compile-screen/schemas/schema-pool.ts";

import type { Schema } from "#definition/value.ts";
import { plainChoices } from "./choices.ts";
import { decidingFields } from "./deciding.ts";
import { formValidator, formValidators } from "./form-validators.ts";
import { conditionSchema } from "./null-rule.ts";
import { Code, toSource } from "./source-code.ts";
import { replaceAt } from "./replace-at.ts";

/** A screen's module in two pieces, so that a test can run it without a bundler. */
export type EmittedScreen = { readonly imports: string; readonly body: string };

/** What a module imports whose code calls `deepEqual`. */
export const EQUAL = `import { deepEqual } from "#lib/json/equality.ts";\n`;
/**
 * Counts characters as JSON Schema does: in code points. It is so short that each screen has its own copy instead of
 * loading one more file.
 */
const LENGTH = "const textLength = (text) => [...text].length;\n";

/** Writes a checked screen as JavaScript: `screen` has the type of `definition/compiled.ts`. */
export function emitScreen(screen: Fields, parts: Parts): EmittedScreen {
  const { compiled, forms, tests } = screenData(screen, parts);
  const functions = forms.code() + tests.code();
  const length = functions.includes("textLength") ? LENGTH : "";
  const body = `${length}${functions}const screen = ${toSource({ ...compiled, found: findIn(parts) })};\n`;
  return { imports: functions.includes("deepEqual") ? EQUAL : "", body };
}

/**
 * Of a screen whose billers a source brings, what asks for them, as an expression: the screen with nothing but this source.
 * It may call `deepEqual`.
 */
export function emitBillersSource(screen: Fields, parts: Parts): string {
  const { source } = fieldsOf(screen.billers);
  const name = String(source);
  const only = { billers: screen.billers, sources: { [name]: fieldsOf(screen.sources)[name] } };
  const conditions = parts.conditions.filter(({ path }) => path[0] === "sources" && path[1] === name);
  const { compiled, tests } = screenData(only, { ...noParts(), conditions });
  const functions = tests.code();
  if (functions === "") return toSource(compiled);
  const length = functions.includes("textLength") ? LENGTH : "";
  return `(() => {\n${length}${functions}return ${toSource(compiled)};\n})()`;
}

/** A module without imports, for screens apart from a build: its `make` takes from the app what the screen needs. */
export function liveModule({ body }: Pick<EmittedScreen, "body">): string {
  return `export const make = (deepEqual) => {\n${body}return screen;\n};\n`;
}

/** The data of a compiled screen, in which `Code` names its functions, and the pools that make these functions. */
export function screenData(
  screen: Fields,
  parts: Parts,
): { readonly compiled: Fields; readonly forms: SchemaPool; readonly tests: SchemaPool } {
  const forms = new SchemaPool("form", true);
  const tests = new SchemaPool("test", false);
  const { $schema: _schema, scenarios: _scenarios, ...kept } = screen;
  let compiled: unknown = kept;
  for (const { path, condition } of parts.conditions) {
    compiled = replaceAt(compiled, path, () => compileCondition(fieldsOf(condition), tests));
  }
  for (const { path } of parts.asks)
    compiled = replaceAt(compiled, path, (ask) => compileAsk(fieldsOf(ask), forms));
  return { compiled: fieldsOf(compiled), forms, tests };
}

function compileCondition(condition: Fields, tests: SchemaPool): unknown {
  return Object.entries(condition).map(([of, schema]) => ({
    of,
    test: new Code(tests.add(conditionSchema(fieldsOf(schema)))),
  }));
}

function compileAsk(ask: Fields, forms: SchemaPool): Fields {
  const { schema, uiSchema } = plainChoices(withoutNotes(fieldsOf(ask.schema)), fieldsOf(ask.uiSchema));
  const inputs = inputsOf(schema);
  const names = inputs.map(({ name }) => name);
  const deciding = decidingFields(schema, names);
  return {
    ...ask,
    schema,
    uiSchema,
    judge: formValidator(schema, forms),
    validators: formValidators(schema, forms),
    secrets: inputs.flatMap(({ name, secret }) => (secret ? [name] : [])),
    names,
    ...(deciding && { deciding }),
  };
}

/** Customers do not need the notes for authors. */
function withoutNotes(schema: Schema): Schema {
  const entries = Object.entries(schema).filter(
    ([key]) => key !== "$comment" && key !== "examples" && key !== "$schema",
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === "const" || key === "default" ? value : notesOut(value)]),
  );
}

function notesOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(notesOut);
  return isFields(value) ? withoutNotes(value) : value;
}
