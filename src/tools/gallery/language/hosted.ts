import { posix } from "node:path";

import { type Node, parseTree } from "jsonc-parser";

import type { TextPlace } from "#gallery/protocol.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import { partPaths, type Project, screenPaths } from "#tools/project/project-files.ts";

/** A text, and the offset in it at which another text starts. */
type Hosted = { readonly file: JsonFile; readonly shift: number };

/**
 * A part by itself does not tell which names it may use, so it is analysed in the first screen that refers to it, with
 * its text instead of the reference. Any other file, also an unused part, is analysed as it is.
 */
export function inScreen(
  project: Project,
  { path, text, offset }: TextPlace,
): Hosted & { readonly offset: number } {
  const hosted = hostOf(project, { path, text }, [path]) ?? { file: { path, text }, shift: 0 };
  return { ...hosted, offset: offset + hosted.shift };
}

function hostOf(project: Project, file: JsonFile, seen: readonly string[]): Hosted | undefined {
  const { path, text } = file;
  if (!path.startsWith("schemas/parts/")) return { file, shift: 0 };
  for (const user of [...screenPaths(project), ...partPaths(project)]) {
    const place = seen.includes(user) ? undefined : referenceTo(path, user, project.read(user));
    if (!place) continue;
    const whole = place.before + text + place.after;
    const host = hostOf(project, { path: user, text: whole }, [...seen, user]);
    if (host) return { ...host, shift: host.shift + place.before.length };
  }
  return undefined;
}

function referenceTo(
  path: string,
  user: string,
  text: string,
): { before: string; after: string } | undefined {
  if (!text.includes(posix.basename(path))) return undefined;
  const tree = parseTree(text);
  const node = tree && findReference(tree, (to) => posix.join(posix.dirname(user), to) === path);
  return node && { before: text.slice(0, node.offset), after: text.slice(node.offset + node.length) };
}

/** Finds the object whose `$ref` matches. */
function findReference(node: Node, isMeant: (to: string) => boolean): Node | undefined {
  const [key, value] = node.type === "property" ? (node.children ?? []) : [];
  if (key?.value === "$ref" && typeof value?.value === "string" && isMeant(value.value)) return node.parent;
  for (const child of node.children ?? []) {
    const found = findReference(child, isMeant);
    if (found) return found;
  }
  return undefined;
}
