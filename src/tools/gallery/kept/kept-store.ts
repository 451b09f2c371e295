import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { KeptDraft, KeptFiles } from "#gallery/protocol-drafts.ts";
import { printJson } from "#lib/json/format-json.ts";
import { isFields } from "#tools/compile-screen/read/fields.ts";
import { versionOf } from "#tools/gallery/version.ts";

import { isKeptFiles } from "./kept-requests.ts";
import { isSameName } from "./draft-name.ts";

/**
 * Where drafts are kept, from the project's root: work that nobody has saved yet, so it is not among what may be thrown
 * away (`.cache`, `.sandbox`). Git ignores it, because a draft is one person's.
 */
export const KEPT_FOLDER = ".drafts";

const ID = /^[0-9a-f]{16}$/;

/** What stands in the way of keeping: the draft that has the name, or the same draft as somebody else has kept it. */
export type InTheWay = { readonly inTheWay: KeptDraft };

/** Drafts as files, so that they outlast the server and can be seen by every server of this project. */
export type KeptStore = {
  /** The one that was kept last comes first. */
  readonly list: () => readonly KeptDraft[];
  readonly read: (id: string) => KeptDraft | undefined;
  readonly keep: (name: string, files: KeptFiles) => KeptDraft | InTheWay;
  /** Undefined when there is no such draft (any more). */
  readonly keepAgain: (
    id: string,
    changes: { readonly version: string; readonly name?: string; readonly files?: KeptFiles },
  ) => KeptDraft | InTheWay | undefined;
  readonly remove: (id: string) => boolean;
};

/** @param now milliseconds */
export function createKeptStore(root: string, now: () => number = Date.now): KeptStore {
  const folder = join(root, KEPT_FOLDER);
  const pathOf = (id: string) => join(folder, `${id}.json`);
  const read = (id: string) => (ID.test(id) && existsSync(pathOf(id)) ? opened(id, pathOf(id)) : undefined);
  const list = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .flatMap((file) => read(file.replace(/\.json$/, "")) ?? [])
      .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
  const named = (name: string) => list().find((one) => isSameName(one.name, name));

  function write(id: string, name: string, files: KeptFiles): KeptDraft {
    mkdirSync(folder, { recursive: true });
    const text = printJson({ name, keptAt: new Date(now()).toISOString(), files });
    // Completely or not at all: another server may read it meanwhile.
    const aside = join(folder, `.${randomUUID()}.tmp`);
    writeFileSync(aside, text);
    renameSync(aside, pathOf(id));
    return read(id)!;
  }

  return {
    list,
    read,
    keep: (name, files) => {
      const inTheWay = named(name);
      return inTheWay ? { inTheWay } : write(randomBytes(8).toString("hex"), name, files);
    },
    keepAgain: (id, { version, name, files }) => {
      const kept = read(id);
      if (!kept) return undefined;
      if (kept.version !== version) return { inTheWay: kept };
      const other = name === undefined ? undefined : named(name);
      if (other && other.id !== id) return { inTheWay: other };
      return write(id, name ?? kept.name, files ?? kept.files);
    },
    remove: (id) => {
      const isThere = read(id) !== undefined;
      if (isThere) rmSync(pathOf(id));
      return isThere;
    },
  };
}

/** Undefined for a file that somebody has spoiled: it stays where it is. */
function opened(id: string, path: string): KeptDraft | undefined {
  const text = readFileSync(path, "utf8");
  try {
    const kept: unknown = JSON.parse(text);
    if (!isFields(kept) || typeof kept.name !== "string" || typeof kept.keptAt !== "string") return undefined;
    if (!isKeptFiles(kept.files)) return undefined;
    return { id, name: kept.name, keptAt: kept.keptAt, files: kept.files, version: versionOf(text) };
  } catch {
    return undefined;
  }
}
