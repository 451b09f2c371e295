import type { ScreenFile } from "#tools/compile-screen/read/screen-file.ts";
import { DEFAULTS } from "#tools/compile-screen/read/settings.ts";
import { openScreen, type Project, screenPaths, tenantPaths } from "#tools/project/project-files.ts";

/**
 * The screens that decide about the problems of some files (none: of all). For a screen these are itself and those with its id or
 * path; of a thousand others nothing but these two is read.
 */
export function neededScreens(project: Project, only: readonly string[]): readonly ScreenFile[] {
  const files = screenPaths(project).map((path) => openScreen(project, path));
  if (only.length === 0 || screenPaths({ paths: only }).length < only.length) return files;
  const own = files.filter(({ path }) => only.includes(path)).flatMap(namesOf);
  const written = own.map(({ name }) => JSON.stringify(name));
  const isNamed = ({ text }: ScreenFile) => ESCAPED.test(text) || written.some((name) => text.includes(name));
  const isSame = (one: Name) => own.some(({ key, name }) => key === one.key && name === one.name);
  return files.filter((file) => only.includes(file.path) || (isNamed(file) && namesOf(file).some(isSame)));
}

/** Without these, a text can only have a name as it is written here, so most files need not be parsed. */
const ESCAPED = /\\[u/]/;

type Name = { readonly key: "id" | "path"; readonly name: string };

/** The tenants that decide about the problems of some files: of screens, those that offer their quick amounts or name their billers. */
export function neededTenants(
  project: Project,
  only: readonly string[],
  /** Whether a tenant's file may be wrong because of these screens. */
  decide: boolean,
): readonly string[] {
  const all = tenantPaths(project);
  if (only.length === 0 || only.includes(DEFAULTS)) return all;
  if (tenantPaths({ paths: only }).length === only.length) return only;
  return screenPaths({ paths: only }).length === only.length && !decide ? [] : all;
}

/** What belongs to one screen alone. A file that cannot be read has nothing. */
function namesOf({ text }: ScreenFile): readonly Name[] {
  try {
    const { id, path } = Object(JSON.parse(text)) as { readonly id?: unknown; readonly path?: unknown };
    return [
      ...(typeof id === "string" ? [{ key: "id", name: id } as const] : []),
      ...(typeof path === "string" ? [{ key: "path", name: path } as const] : []),
    ];
  } catch {
    return [];
  }
}
