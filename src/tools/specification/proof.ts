import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { deepEqual } from "#lib/json/equality.ts";
import { readPointer } from "#lib/json/pointer.ts";
import type { Proof } from "./statements.ts";
import { hasTitle } from "./titles.ts";

const IMPORT = /from "((?:\.{1,2}|#)[^"]+\.tsx?)"/g;

/** The problem of a proof, in words; undefined when the proof exists. */
export function problemOf(root: string, proof: Proof): string | undefined {
  const { file } = proof;
  if (!existsSync(join(root, file))) return `there is no file ${file}`;
  if (!file.endsWith(".json"))
    return "test" in proof && hasTitle(proof.test, textsOf(root, file))
      ? undefined
      : `${file} has no such test: ${JSON.stringify("test" in proof ? proof.test : proof.at)}`;
  const json = JSON.parse(readText(root, file)) as unknown;
  if ("at" in proof)
    return deepEqual(readPointer(json, proof.at), proof.is)
      ? undefined
      : `${file} has not ${JSON.stringify(proof.is)} at ${proof.at}`;
  const { scenarios = [] } = json as { readonly scenarios?: readonly { readonly name: string }[] };
  return scenarios.some(({ name }) => name === proof.test)
    ? undefined
    : `${file} has no such scenario: ${JSON.stringify(proof.test)}`;
}

/** A test file and our files that it imports, because a table of cases may be in a separate file. */
function textsOf(root: string, file: string): string[] {
  const source = readText(root, file);
  const imported = [...source.matchAll(IMPORT)].map(([, path = ""]) => pathOf(file, path));
  return [
    source,
    ...imported.filter((path) => existsSync(join(root, path))).map((path) => readText(root, path)),
  ];
}

function pathOf(file: string, path: string): string {
  if (path.startsWith("#tests/")) return path.slice(1);
  return path.startsWith("#") ? join("src", path.slice(1)) : join(dirname(file), path);
}

function readText(root: string, path: string): string {
  return readFileSync(join(root, path), "utf8");
}
