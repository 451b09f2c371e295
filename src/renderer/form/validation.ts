import type { Ask, CompiledError } from "#definition/compiled.ts";

/** What a schema says against a value. */
export type SchemaError = {
  readonly name: string;
  /** Where: `.rows.0.amount`, or the name of a field that lacks. */
  readonly property: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** What the schema of a form says against its data. */
export function schemaErrors(ask: Ask, data: Readonly<Record<string, unknown>>): SchemaError[] {
  // In JSON a part without a value is not there, as the request will be.
  ask.judge(JSON.parse(JSON.stringify(data)));
  const errors = withoutRepeats(ask.judge.errors ?? []);
  // They hold parts of the data.
  ask.judge.errors = null;
  return errors.map(({ instancePath, keyword, params }) => {
    const path = instancePath.replaceAll("/", ".");
    const { missingProperty: missing } = params;
    const lacks = typeof missing === "string";
    const property = !lacks ? path : path === "" ? missing : `${path}.${missing}`;
    return { name: keyword, property, params };
  });
}

/** As rjsf has it: what an alternative refuses is no news where something was refused before it, at the same place or inside. */
function withoutRepeats(errors: readonly CompiledError[]): readonly CompiledError[] {
  const kept: CompiledError[] = [];
  for (const error of errors) {
    const [place] =
      /^.*?(?=\/anyOf\/)/.exec(error.schemaPath) ?? /^.*?(?=\/oneOf\/)/.exec(error.schemaPath) ?? [];
    if (place === undefined || !kept.some(({ schemaPath }) => schemaPath.startsWith(place))) kept.push(error);
  }
  return kept;
}
