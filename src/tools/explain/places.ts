import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import type { Origin } from "#tenant/settings.ts";

/** The positions of a file's values, so that an origin can be shown with its line. */
export type Positions = ReadonlyMap<string, { readonly text: string; readonly tree: Node | undefined }>;

/** Reads those of the named files that exist. */
export async function readFiles(root: string, names: readonly string[]): Promise<Positions> {
  const read = names.map(async (name) => {
    const text = await readFile(join(root, name), "utf8").catch(() => undefined);
    return text === undefined ? [] : [[name, { text, tree: parseTree(text) }] as const];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Layer, file, line and pointer of an origin. */
export function placeOf(
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
