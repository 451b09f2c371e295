import { pagePaths } from "#definition/page-paths.ts";
import type { Problem } from "#definition/problem.ts";
import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { locateFinding } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { ofScreen } from "#tools/compile-screen/read/problem.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";
import { type Project, screenPaths } from "#tools/project/project-files.ts";

/** A link of a screen to another screen: its path, and the problem if no screen has it. */
export type Link = { readonly to: string; readonly problem: Problem };

const pages: ReadonlySet<string> = new Set(pagePaths);

/** The links that do not lead to a page. A path that only the customer's values make is not known. */
export function linksOf({ path: file, screen, parts, places }: CheckedFile): readonly Link[] {
  const own = samePath(textOf(screen.path) ?? "");
  return parts.texts.flatMap(({ text, use, pointer }) => {
    const to = samePath(text);
    if (use !== "url" || !text.startsWith("/") || /[{}]/.test(to) || pages.has(to) || to === own) return [];
    const message = `there is no page or screen "${to}"`;
    const problem = locateFinding("link", { pointer, message, expected: EXPECTED }, places);
    return ofScreen(file, [problem]).map((one) => ({ to, problem: one }));
  });
}

const EXPECTED = `the "path" of a screen, or of a page: ${pagePaths.join(", ")}`;

/** What counts of an address: the app finds a path with or without a slash at its end, in any letters. */
function samePath(address: string): string {
  const path = address.replace(/[?#].*$/s, "").toLowerCase();
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}

/** The links that lead to no screen of the project. */
export function brokenLinks(links: readonly Link[], project: Project): Problem[] {
  if (links.length === 0) return [];
  const texts = screenPaths(project).map(project.read);
  // Of a thousand screens only those are parsed that may have one of these paths.
  const linked = texts.filter((text) => links.some(({ to }) => isIn(text, to)));
  const known = new Set(linked.flatMap(pathIn).map(samePath));
  const broken = links.filter(({ to }) => !known.has(to));
  const words = broken.length > 0 ? [...texts.flatMap(pathIn), ...pagePaths] : [];
  return broken.map(({ to, problem: { expected, ...problem } }) => {
    const { nearest } = unknownWord("page or screen", to, words);
    return { ...problem, ...(nearest === undefined ? { expected } : { nearest }) };
  });
}

/** Whether a file may hold a path, perhaps with escapes. */
function isIn(text: string, path: string): boolean {
  return text.includes("\\") || text.toLowerCase().includes(path);
}

/** The path of a screen in its text, which may be no JSON, or that of no screen. */
function pathIn(text: string): readonly string[] {
  try {
    return [textOf(fieldsOf(JSON.parse(text)).path) ?? []].flat();
  } catch {
    return [];
  }
}
