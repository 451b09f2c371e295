import { createRequire } from "node:module";
import { compileFunction } from "node:vm";

import { Ajv, type Vocabulary } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";

import { keptText } from "#tools/setup/kept-text.ts";

const load = createRequire(import.meta.url);
const { version } = load("ajv/package.json") as { readonly version: string };

type Valid = (value: unknown) => boolean;

/**
 * Whether a value is valid by a schema of ours. The check is compiled once on a machine and kept, by what it was made
 * from: to compile a meta-schema takes half a second, and most files are valid.
 * @param vocabulary keywords that say nothing about validity
 */
export function keptCheck(schema: object, vocabulary: Vocabulary = []): Valid {
  let check: Valid | undefined;
  return (value) => {
    check ??= run(keptText("checks/*.cjs", [version, vocabulary, schema], () => compile(schema, vocabulary)));
    return check(value);
  };
}

function compile(schema: object, vocabulary: Vocabulary): string {
  const ajv = new Ajv({ strict: false, code: { source: true } }).addVocabulary(vocabulary);
  return standaloneCode(ajv, ajv.compile(schema));
}

function run(code: string): Valid {
  const module: { exports?: unknown } = {};
  compileFunction(code, ["module", "exports", "require"])(module, {}, load);
  return module.exports as Valid;
}
