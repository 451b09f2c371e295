import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";

import { Ajv, type Vocabulary } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";

const FOLDER = join(import.meta.dirname, "../../../.cache/checks");
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
    check ??= run(codeOf(schema, vocabulary));
    return check(value);
  };
}

function codeOf(schema: object, vocabulary: Vocabulary): string {
  const made = createHash("sha256").update(JSON.stringify([version, vocabulary, schema]));
  const place = join(FOLDER, `${made.digest("hex")}.cjs`);
  try {
    return readFileSync(place, "utf8");
  } catch {
    const code = compile(schema, vocabulary);
    keep(place, code);
    return code;
  }
}

function compile(schema: object, vocabulary: Vocabulary): string {
  const ajv = new Ajv({ strict: false, code: { source: true } }).addVocabulary(vocabulary);
  return standaloneCode(ajv, ajv.compile(schema));
}

/** Several commands may keep the same at once. Where nothing can be written, it is compiled each time. */
function keep(place: string, code: string): void {
  const unfinished = `${place}.${process.pid}.${performance.now()}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(unfinished, code);
    renameSync(unfinished, place);
  } catch {
    return;
  }
}

function run(code: string): Valid {
  const module: { exports?: unknown } = {};
  compileFunction(code, ["module", "exports", "require"])(module, {}, load);
  return module.exports as Valid;
}
