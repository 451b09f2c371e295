import { posix } from "node:path";

import screenFormat from "#schemas/meta/screen.schema.json" with { type: "json" };
import type { Problem } from "#definition/problem.ts";
import { nearest } from "#lib/text/text.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { type JsonFile, problemAt } from "#tools/compile-screen/read/json-file.ts";
import { readLocated, unlocate } from "#tools/compile-screen/read/located.ts";

const META = "schemas/meta/";
/** The first key of nearly every file, which needs no parser. */
const FIRST = /^\s*\{\s*"\$schema":\s*"([^"]*)"/;

const kinds = Object.values(screenFormat.definitions).flatMap((definition) => {
  const { $schema } = fieldsOf(fieldsOf(definition).properties);
  return listOf(fieldsOf($schema).examples).map((one) => posix.basename(String(one)));
});

/** The meta-schemas that describe the files of a folder. */
const DESCRIBED: readonly (readonly [string, readonly string[]])[] = [
  ["schemas/screens/", [`${META}screen.schema.json`]],
  ["schemas/languages/", [`${META}language.schema.json`]],
  ["schemas/parts/", [...new Set(kinds)].map((kind) => `${META}parts/${kind}`)],
  ["tenants/", [`${META}tenant.schema.json`]],
];

/** A warning where `$schema` leads to no description of the file: it works, and editors explain and complete nothing in it. */
export function wrongSchemaPath(file: JsonFile): Problem[] {
  const { path, text } = file;
  const [, wanted = []] = DESCRIBED.find(([folder]) => path.startsWith(folder)) ?? [];
  if (!text.includes('"$schema"') || leadsTo(path, FIRST.exec(text)?.[1], wanted)) return [];
  const { located } = readLocated(file);
  const { value, places } = located ? unlocate(located) : {};
  const { $schema: given } = fieldsOf(value);
  if (typeof given !== "string" || leadsTo(path, given, wanted)) return [];
  const near = wanted.length === 1 ? wanted[0] : meant(given, wanted);
  return [
    problemAt(file, places?.get("/$schema")?.offset ?? 0, {
      pointer: "/$schema",
      rule: "meta",
      message: `"${given}" is not the description of this file, so editors explain nothing here`,
      ...(near === undefined ? { expected: `a file of ${META}parts` } : { nearest: fromFile(path, near) }),
      level: "warning",
    }),
  ];
}

/** A part may also be plain JSON Schema, of which editors know the description. */
function leadsTo(path: string, given: string | undefined, wanted: readonly string[]): boolean {
  if (given === undefined) return false;
  if (wanted.length > 1 && given.startsWith("http://json-schema.org/")) return true;
  return wanted.includes(posix.join(posix.dirname(path), given));
}

function meant(given: string, wanted: readonly string[]): string | undefined {
  const named = new Map(wanted.map((one) => [posix.basename(one), one]));
  return named.get(nearest(posix.basename(given), named.keys()) ?? "");
}

function fromFile(path: string, to: string): string {
  return posix.relative(posix.dirname(path), to);
}
