import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import type { ScreenFile } from "#tools/compile-screen/read/screen-file.ts";

/** The JSON files of screens, parts and tenants: from the disk, with drafts, or from a git revision. */
export type Project = {
  /** Relative to the project's root, in a fixed order. */
  readonly paths: readonly string[];
  /** Throws when the file does not exist. */
  readonly read: (path: string) => string;
  /** Says without reading whether a file on the disk is the one that was read before; undefined for a text that is on none. */
  readonly stamp?: (path: string) => Stamp | undefined;
};

type Stamp = {
  /** Changes with the file, unless it is written again at once. */
  readonly mark: string;
  /** When that was, in ms since 1970. */
  readonly changed: number;
};

const SCREENS = "schemas/screens/";
const PARTS = "schemas/parts/";
const LANGUAGES = "schemas/languages/";
const TENANTS = "tenants/";

/** The files below some folders of a root: listed now, read on demand. */
export function openProject(
  root: string,
  folders: readonly string[] = [SCREENS, PARTS, LANGUAGES, TENANTS],
): Project {
  return {
    paths: folders.flatMap((folder) => jsonPaths(root, folder)),
    read: (path) => readFileSync(join(root, path), "utf8"),
    stamp: (path) => {
      const { ino, size, mtimeMs, ctimeMs } = statSync(join(root, path));
      return { mark: `${ino} ${size} ${mtimeMs} ${ctimeMs}`, changed: Math.max(mtimeMs, ctimeMs) };
    },
  };
}

/**
 * The project as it is now: each file is read once, however many screens refer to it.
 * @param texts what was read before and has not changed since, by path
 */
export function readOnce(
  { read, ...project }: Project,
  texts: Map<string, string> = new Map<string, string>(),
): Project {
  return {
    ...project,
    read: (path) => {
      const text = texts.get(path) ?? read(path);
      texts.set(path, text);
      return text;
    },
  };
}

/** The project with some texts, by path, that replace or add files. */
export function withTexts(project: Project, texts: ReadonlyMap<string, string>): Project {
  return {
    paths: [...new Set([...project.paths, ...texts.keys()])].toSorted(),
    read: (path) => texts.get(path) ?? project.read(path),
    stamp: (path) => (texts.has(path) ? undefined : project.stamp?.(path)),
  };
}

/** Paths of all screen files. */
export function screenPaths({ paths }: Pick<Project, "paths">): string[] {
  return paths.filter((path) => path.startsWith(SCREENS));
}

/** Paths of all parts that screens can refer to. */
export function partPaths({ paths }: Pick<Project, "paths">): string[] {
  return paths.filter((path) => path.startsWith(PARTS));
}

/** Paths of all catalogues of languages, each named by the tag of its language. */
export function languagePaths({ paths }: Pick<Project, "paths">): string[] {
  return paths.filter((path) => path.startsWith(LANGUAGES));
}

/** Paths of all tenant files, the defaults among them. */
export function tenantPaths({ paths }: Pick<Project, "paths">): string[] {
  return paths.filter((path) => path.startsWith(TENANTS));
}

/** A screen file with the function that reads the files it refers to. */
export function openScreen(project: Pick<Project, "read"> & Partial<Project>, path: string): ScreenFile {
  const { read, paths } = project;
  return { path, text: read(path), read, ...(paths && { paths: knownParts(paths) }) };
}

/** By the paths of a project: each of its screens gets the same. */
const parts = new WeakMap<readonly string[], readonly string[]>();

function knownParts(paths: readonly string[]): readonly string[] {
  const known = parts.get(paths) ?? partPaths({ paths });
  parts.set(paths, known);
  return known;
}

/** A JSON file of the project. */
export function openJson({ read }: Pick<Project, "read">, path: string): JsonFile {
  return { path, text: read(path) };
}

function jsonPaths(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => folder + path.replaceAll("\\", "/"))
    .toSorted();
}
