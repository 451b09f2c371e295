import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { posix } from "node:path";

import type { Problem } from "#definition/problem.ts";
import languageSchema from "#schemas/meta/language.schema.json" with { type: "json" };
import { shapeFinding } from "#tools/compile-screen/checks/shape-words.ts";
import { type Finding, locateFinding } from "#tools/compile-screen/parts/context.ts";
import { keptCheck } from "#tools/compile-screen/schemas/kept-check.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import { type Places, readLocated, unlocate } from "#tools/compile-screen/read/located.ts";

/** A catalogue of a language, with the place of each of its values. */
export type LanguageFile = {
  readonly path: string;
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly draft: string | undefined;
  readonly only: readonly string[] | undefined;
  readonly texts: ReadonlyMap<string, string>;
  /** By the id of the screen, or the folder of the app, and the pointer into it. */
  readonly at: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly problems: readonly Problem[];
  /** The problem at the place of the finding. */
  readonly tell: (finding: Finding) => Problem;
};

const isValid = keptCheck(languageSchema);

let validate: ValidateFunction | undefined;

function errorsOf(value: unknown): readonly ErrorObject[] {
  validate ??= new Ajv({ allErrors: true, verbose: true }).compile(languageSchema);
  validate(value);
  return validate.errors ?? [];
}

/** The last result for each path: while an author edits another file, a catalogue is read again and again. */
const known = new Map<string, { readonly text: string; readonly language: LanguageFile }>();

/** Reads a catalogue. What has a wrong shape is told, and left out. */
export function openLanguage(file: JsonFile): LanguageFile {
  const last = known.get(file.path);
  if (last?.text === file.text) return last.language;
  const language = openAnew(file);
  known.set(file.path, { text: file.text, language });
  return language;
}

function openAnew(file: JsonFile): LanguageFile {
  const { located: read, problems } = readLocated(file);
  const located = problems.length === 0 ? read : undefined;
  const { value, places } = located ? unlocate(located) : { value: {}, places: undefined };
  const tell = (finding: Finding) => locateFinding("language", finding, places ?? nowhere(file));
  const errors = located && !isValid(value) ? errorsOf(value) : [];
  const { name, direction, draft, only, texts, at } = fieldsOf(value);
  return {
    path: file.path,
    tag: posix.basename(file.path, ".json"),
    name: textOf(name) ?? "",
    direction: direction === "rtl" ? "rtl" : "ltr",
    draft: textOf(draft),
    only: Array.isArray(only) ? only.map(String) : undefined,
    texts: textMap(texts),
    at: new Map(Object.entries(fieldsOf(at)).map(([id, one]) => [id, textMap(one)])),
    problems: [...problems, ...errors.map((error) => tell(shapeFinding(error, errors)))],
    tell,
  };
}

function textMap(value: unknown): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

function nowhere(file: JsonFile): Places {
  return new Map([["", { file, offset: 0, pointer: "" }]]);
}
