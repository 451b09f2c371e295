import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { readOrUndefined } from "#tools/compile-screen/read/references.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { DEFAULTS } from "#tools/compile-screen/read/settings.ts";
import { openLanguage } from "#tools/languages/language-file.ts";
import { languagePaths, openJson, openProject, readOnce, screenPaths } from "#tools/project/project-files.ts";
import { Advice } from "#tools/setup/advice.ts";
import { writeWhole } from "#tools/setup/write-whole.mjs";

import { makeScreen, type MadeScreen } from "./made-screen.ts";

const KEPT = ".cache/released";
/** What decides how a screen is compiled, besides its own files. */
const COMPILER = [
  ...["compile-screen", "diff", "languages", "meta-schema", "release"].map((folder) => `src/tools/${folder}`),
  "src/definition",
  "schemas/meta",
  "package-lock.json",
];

/** A compiled screen with the hash of everything that it was made from. */
type Kept = { readonly inputs: readonly string[]; readonly hash: string; readonly made: MadeScreen };

export type MadeScreens = {
  readonly screens: readonly MadeScreen[];
  /** How many of them had to be compiled; all others are as they were. */
  readonly compiled: number;
};

/**
 * Compiles all screens of the project. What has not changed since it was last compiled on this machine is not compiled
 * again. Throws `Advice` with all problems.
 */
export function makeScreens(root: string): MadeScreens {
  const project = readOnce(openProject(root));
  const languages = languagePaths(project).map((path) => openLanguage(openJson(project, path)));
  const hashes = new Map<string, string>();
  const hashOf = (path: string): string => {
    const known = hashes.get(path) ?? digest(readOrUndefined(project.read, path) ?? "");
    hashes.set(path, known);
    return known;
  };
  const common = [compilerHash(), ...languages.map(({ path }) => hashOf(path)), hashOf(DEFAULTS)].join();
  const hashAll = (paths: readonly string[]) => digest([common, ...paths.map(hashOf)].join());
  const problems: string[] = [];
  let compiled = 0;
  const screens = screenPaths(project).flatMap((path) => {
    const place = join(root, KEPT, `${digest(path)}.json`);
    const kept = readKept(place);
    if (kept && hashAll(kept.inputs) === kept.hash) return [kept.made];
    compiled += 1;
    const result = makeScreen(project, path, languages);
    if ("problems" in result) {
      problems.push(...result.problems.map(formatProblem));
      return [];
    }
    const inputs = [path, ...result.dependencies];
    // Two commands may run at once.
    writeWhole(place, JSON.stringify({ inputs, hash: hashAll(inputs), made: result.made } satisfies Kept));
    return [result.made];
  });
  problems.push(...shared(screens, "id"), ...shared(screens, "path"));
  if (problems.length > 0) throw new Advice([...new Set(problems), "Nothing was released."].join("\n"));
  return { screens, compiled };
}

function readKept(place: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(place, "utf8")) as Kept;
  } catch {
    // It was never compiled, or an interrupted command left half a file: it is compiled again.
    return undefined;
  }
}

/** An id and a path belong to one screen only. */
function shared(screens: readonly MadeScreen[], key: "id" | "path"): string[] {
  const files = new Map<string, string>();
  return screens.flatMap(({ entry, subject: { file } }) => {
    const other = files.get(entry[key]);
    files.set(entry[key], file);
    return other === undefined ? [] : [`${file}: the ${key} "${entry[key]}" belongs to ${other} too`];
  });
}

/** Commands run in the folder of the compiler, whichever project they compile. */
function compilerHash(): string {
  const files = COMPILER.flatMap((place) => {
    if (!statSync(place).isDirectory()) return [place];
    return readdirSync(place, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:ts|mjs|json)$/.test(file) && !file.includes(".test."))
      .toSorted()
      .map((file) => join(place, file));
  });
  return digest(files.map((file) => readFileSync(file, "utf8")).join("\0"));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
