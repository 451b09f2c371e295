import type { ScreenFile } from "#tools/compile-screen/screen-file.ts";
import { DEFAULTS } from "#tools/compile-screen/settings.ts";
import { openScreen, type Project, screenPaths, tenantPaths } from "#tools/project/project-files.ts";

/**
 * The screens that decide about the problems of some files (none: of all). For a screen these are itself and those with its id or
 * path; of a thousand others nothing but these two is read.
 */
export function neededScreens(project: Project, only: readonly string[]): readonly ScreenFile[] {
  const files = screenPaths(project).map((path) => openScreen(project, path));
  if (only.length === 0 || screenPaths({ paths: only }).length < only.length) return files;
  const own = new Set(files.filter(({ path }) => only.includes(path)).flatMap(namesOf));
  return files.filter((file) => only.includes(file.path) || namesOf(file).some((name) => own.has(name)));
}

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
function namesOf({ text }: ScreenFile): readonly string[] {
  try {
    const { id, path } = Object(JSON.parse(text)) as { readonly id?: unknown; readonly path?: unknown };
    return [
      ...(typeof id === "string" ? [`id ${id}`] : []),
      ...(typeof path === "string" ? [`path ${path}`] : []),
    ];
  } catch {
    return [];
  }
}
