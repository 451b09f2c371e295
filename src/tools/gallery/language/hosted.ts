import { posix } from "node:path";

import { type Node, parseTree } from "jsonc-parser";

import type { JsonFile } from "#tools/compile-screen/json-file.ts";
import { partPaths, type Project, screenPaths } from "#tools/lint/project-files.ts";

/** A screen's text, and where in it another text begins. */
export type Hosted = JsonFile & { readonly shift: number };

/**
 * A part by itself says neither what it is nor what can be named in it: it is looked at in the first screen that refers
 * to it, where its text stands in place of the reference. Undefined for a part that no screen has.
 */
export function inScreen(
  project: Project,
  { path, text }: JsonFile,
  seen: readonly string[] = [path],
): Hosted | undefined {
  if (!path.startsWith("schemas/parts/")) return { path, text, shift: 0 };
  for (const user of [...screenPaths(project), ...partPaths(project)]) {
    const place = seen.includes(user) ? undefined : referenceTo(path, user, project.read(user));
    if (!place) continue;
    const whole = place.before + text + place.after;
    const host = inScreen(project, { path: user, text: whole }, [...seen, user]);
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

/** The object whose `$ref` is meant. */
function findReference(node: Node, isMeant: (to: string) => boolean): Node | undefined {
  const [key, value] = node.type === "property" ? (node.children ?? []) : [];
  if (key?.value === "$ref" && typeof value?.value === "string" && isMeant(value.value)) return node.parent;
  for (const child of node.children ?? []) {
    const found = findReference(child, isMeant);
    if (found) return found;
  }
  return undefined;
}
