import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { Node } from "jsonc-parser";
import { readPointer } from "#lib/pointer.ts";
import { nearest } from "#lib/text.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";
import type { Resolved } from "#tenant/layers.ts";
import type { Origin } from "#tenant/settings.ts";

const USAGE = `Usage: npm run explain -- [--company <key>] [path]
  npm run explain -- --company harbour quickAmounts.airtime
  npm run explain -- --company harbour /flags/menu/display-airtime-menu
Without a path: every setting. The company is "demo" where none is named.`;

export type ExplainSurroundings = { readonly root: string; readonly print: (line: string) => void };

/** Where a file's values stand, so that an origin can be shown with its line. */
type Positions = ReadonlyMap<string, { readonly text: string; readonly tree: Node | undefined }>;

/**
 * Prints settings of a demo company with value, layer, file, line, pointer and what they shadow. Returns 0, 1 for a
 * company or path that does not exist, 2 for a wrong command line.
 */
export async function run(
  args: readonly string[],
  { root, print }: ExplainSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  const wanted = readArguments(args);
  if (wanted === undefined) {
    print(USAGE);
    return 2;
  }
  const { key, path } = wanted;
  if (!Object.hasOwn(companies, key)) {
    print(`There is no company "${key}" in the sandbox.${didYouMean(key, Object.keys(companies))}`);
    return 1;
  }
  const files = await readFiles(root, ["tenants/default.json", `tenants/${key}.json`]);
  const resolved = resolveTexts(key, companies[key], files.get(`tenants/${key}.json`)?.text);
  const pointers = pointersBelow(resolved, path);
  if (pointers.length === 0) {
    print(`There is no setting "${path}".${didYouMean(path, namesOf(resolved))}`);
    return 1;
  }
  for (const pointer of pointers) print(explainOne(pointer, resolved, files));
  for (const line of problemLines(resolved, path, files)) print(line);
  return 0;
}

function readArguments(args: readonly string[]): { key: string; path: string } | undefined {
  const rest = [...args];
  const at = rest.findIndex((arg) => arg === "--company" || arg.startsWith("--company="));
  const option = at < 0 ? undefined : rest[at];
  const inline = option?.split("=")[1];
  const key = option === undefined ? "demo" : (inline ?? rest[at + 1]);
  if (option !== undefined) rest.splice(at, inline === undefined ? 2 : 1);
  if (!key || rest.length > 1 || rest.some((arg) => arg.startsWith("-"))) return undefined;
  return { key, path: toDotted(rest[0] ?? "") };
}

async function readFiles(root: string, names: readonly string[]): Promise<Positions> {
  const read = names.map(async (name) => {
    const text = await readFile(join(root, name), "utf8").catch(() => undefined);
    return text === undefined ? [] : [[name, { text, tree: parseTree(text) }] as const];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Pointers of settings at a path or below it. */
function pointersBelow({ provenance }: Resolved, path: string): string[] {
  return [...provenance.keys()].filter((pointer) => isWithin(toDotted(pointer), path)).toSorted();
}

function explainOne(pointer: string, { settings, provenance }: Resolved, files: Positions): string {
  const [counts, ...shadowed] = provenance.get(pointer) ?? [];
  const value = readPointer(settings, pointer);
  return [
    `${toDotted(pointer)} = ${value === undefined ? "(removed)" : JSON.stringify(value)}`,
    ...(counts ? [`  from     ${placeOf(counts, files)}`] : []),
    ...shadowed.map((origin) => `  shadows  ${placeOf(origin, files)} = ${JSON.stringify(origin.value)}`),
  ].join("\n");
}

function placeOf(
  { layer, file, pointer }: Pick<Origin, "layer" | "file" | "pointer">,
  files: Positions,
): string {
  const line = lineOf(pointer, files.get(file));
  return `${layer}  ${file}${line === undefined ? "" : `:${line}`}  ${pointer || "(whole file)"}`;
}

function lineOf(pointer: string, file: ReturnType<Positions["get"]>): number | undefined {
  if (!file?.tree) return undefined;
  const parts = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const node = findNodeAtLocation(
    file.tree,
    parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  );
  return node && file.text.slice(0, node.offset).split("\n").length;
}

function problemLines({ problems }: Resolved, path: string, files: Positions): string[] {
  return problems
    .filter(({ pointer }) => path === "" || isWithin(toDotted(pointer), path))
    .map((problem) => `refused    ${placeOf(problem, files)}: ${problem.message}`);
}

function isWithin(name: string, path: string): boolean {
  return path === "" || name === path || name.startsWith(`${path}.`);
}

function toDotted(path: string): string {
  return path.startsWith("/") ? path.slice(1).replaceAll("/", ".") : path;
}

/** Every path that can be asked for: settings and the groups they are in. */
function namesOf({ provenance }: Resolved): Set<string> {
  return new Set(
    [...provenance.keys()].flatMap((pointer) => {
      const parts = toDotted(pointer).split(".");
      return parts.map((_, index) => parts.slice(0, index + 1).join("."));
    }),
  );
}

function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? "" : ` Did you mean "${guess}"?`;
}
