import { posix } from "node:path";
import { type JsonFile, problemAt } from "./json-file.ts";
import { isFileReference, type Located, mergePatch, readLocated } from "./located.ts";
import type { Written } from "./written.ts";
import type { Problem } from "#definition/problem.ts";
import { nearest } from "#lib/text/text.ts";

/** Reads a file by its path from the project's root; throws when the file does not exist. */
export type ReadFile = (path: string) => string;

export type ResolvedFile = {
  readonly root?: Located;
  /** Paths of the files that were referred to. */
  readonly dependencies: readonly string[];
  readonly problems: readonly Problem[];
};

/** Referenced files must be in this folder. */
const ROOM = "schemas/";

type Resolution = {
  readonly read: ReadFile;
  readonly paths: readonly string[];
  readonly dependencies: Set<string>;
  readonly problems: Problem[];
};

/**
 * Parses a file and replaces each object with `"$ref": "./…"` or `"../…"` by the content of that file; the object's
 * other keys are merged over it (RFC 7396). References inside a JSON Schema (`#/definitions/…`) stay.
 */
export function resolveReferences(
  file: JsonFile,
  read: ReadFile,
  paths: readonly string[] = [],
): ResolvedFile {
  const resolution: Resolution = { read, paths, dependencies: new Set(), problems: [] };
  const root = open(readLocated(file), [file.path], resolution);
  return { ...(root && { root }), dependencies: [...resolution.dependencies], problems: resolution.problems };
}

function open(
  { located, problems }: Read,
  stack: readonly string[],
  resolution: Resolution,
): Located | undefined {
  resolution.problems.push(...problems);
  return located && resolve(located, stack, resolution);
}

type Read = ReturnType<typeof readLocated>;

/** The last content of each part: many screens refer to the same. */
const parts = new Map<string, Read & { readonly text: string }>();

function readPart(file: JsonFile): Read {
  const last = parts.get(file.path);
  if (last?.text === file.text) return last;
  const read = { text: file.text, ...readLocated(file) };
  parts.set(file.path, read);
  return read;
}

/** Only what is around a reference is made anew. */
function resolve(located: Located, stack: readonly string[], resolution: Resolution): Located {
  const { place, content, refers } = located;
  if (!refers || "scalar" in content) return located;
  if ("items" in content) {
    return { place, content: { items: content.items.map((item) => resolve(item, stack, resolution)) } };
  }
  const entries = new Map<string, Located>();
  for (const [key, value] of content.entries) entries.set(key, resolve(value, stack, resolution));
  const target = fileReference(content.entries.get("$ref"));
  if (!target) return { place, content: { entries } };
  entries.delete("$ref");
  const part = follow(target, stack, resolution);
  if (entries.size > 0 || !part) return mergePatch(part, { place, content: { entries } });
  return { ...part, place: part.place.under(place) };
}

type FileReference = { readonly at: Written; readonly text: string };

function fileReference(located: Located | undefined): FileReference | undefined {
  if (!located || !("scalar" in located.content)) return undefined;
  const text = located.content.scalar;
  return isFileReference(text) ? { at: located.place, text } : undefined;
}

function follow(
  { at, text }: FileReference,
  stack: readonly string[],
  resolution: Resolution,
): Located | undefined {
  const from = at.file;
  const path = posix.join(posix.dirname(from.path), text);
  const refuse = (message: string, hint: Pick<Problem, "expected" | "nearest"> = {}) => {
    resolution.problems.push(
      problemAt(from, at.offset, { pointer: at.pointer, rule: "reference", message, ...hint }),
    );
    return undefined;
  };
  if (!path.startsWith(ROOM)) {
    const hint = { expected: `a file in ${ROOM}`, ...meant(from, path, resolution.paths) };
    return refuse(`"${text}" lies outside ${ROOM}`, hint);
  }
  if (stack.includes(path)) return refuse(`"${text}" refers back to itself: ${[...stack, path].join(" → ")}`);
  resolution.dependencies.add(path);
  const content = readOrUndefined(resolution.read, path);
  if (content === undefined) {
    return refuse(`there is no file ${path}`, meant(from, path, resolution.paths));
  }
  return withoutSchemaKey(open(readPart({ path, text: content }), [...stack, path], resolution));
}

/** The reference that was probably meant, as it would be written in the file: only the names are compared. */
function meant(from: JsonFile, path: string, paths: readonly string[]): { readonly nearest?: string } {
  const named = new Map(paths.map((one) => [posix.basename(one, ".json"), one]));
  const near = named.get(nearest(posix.basename(path, ".json"), named.keys()) ?? "");
  if (near === undefined) return {};
  const way = posix.relative(posix.dirname(from.path), near);
  return { nearest: way.startsWith(".") ? way : `./${way}` };
}

/** A part's `$schema` is for its editor and not part of its content. */
function withoutSchemaKey(part: Located | undefined): Located | undefined {
  if (!part || !("entries" in part.content)) return part;
  const entries = new Map(part.content.entries);
  entries.delete("$schema");
  return { ...part, content: { entries } };
}

/** The text of a file; undefined when it does not exist. */
export function readOrUndefined(read: ReadFile, path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}
