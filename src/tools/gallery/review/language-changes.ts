import { getNodeValue } from "jsonc-parser";

import { type Fields, fieldsOf, isFields } from "#tools/compile-screen/read/fields.ts";
import { parseJsonFile } from "#tools/compile-screen/read/json-file.ts";
import type { Change } from "#tools/diff/compare.ts";
import { inWords } from "#tools/diff/in-words.ts";
import { languagePaths, type Project } from "#tools/project/project-files.ts";

type Entry = { readonly what: string; readonly value: string };

/** Lists what customers of some languages read otherwise, each text by itself. */
export function languageChanges(before: Project, now: Project): Change[] {
  return languagePaths(now).flatMap((file) => {
    const name = file.replace(/^.*\/|\.json$/g, "");
    if (!before.paths.includes(file)) return [{ file, name, what: "the whole", now: "a language" }];
    const old = entriesOf(before.read(file));
    const current = entriesOf(now.read(file));
    return [...new Set([...current.keys(), ...old.keys()])].flatMap((key): Change[] => {
      const was = old.get(key);
      const is = current.get(key);
      if (was?.value === is?.value) return [];
      const values = { ...(was && { before: was.value }), ...(is && { now: is.value }) };
      return [{ file, name, what: (is ?? was)!.what, ...values }];
    });
  });
}

function entriesOf(text: string): ReadonlyMap<string, Entry> {
  const { root } = parseJsonFile({ path: "", text });
  const { $schema: _schema, texts, at, ...rest } = fieldsOf(root && getNodeValue(root));
  return new Map([
    ...entries(rest, "rest", (key) => `the language: its ${key}`),
    ...entries(fieldsOf(texts), "texts", (english) => `the translation of "${english}"`),
    ...Object.entries(fieldsOf(at)).flatMap(([place, own]) =>
      entries(fieldsOf(own), `at ${place}`, (pointer) => `the translation at ${place} ${pointer}`),
    ),
  ]);
}

function entries(values: Fields, under: string, tell: (key: string) => string): (readonly [string, Entry])[] {
  return Object.entries(values).map(([key, value]) => [
    `${under} ${key}`,
    { what: tell(key), value: isFields(value) ? JSON.stringify(value) : inWords(value) },
  ]);
}
