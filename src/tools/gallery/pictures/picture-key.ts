import type { PictureWish } from "#gallery/protocol-pictures.ts";
import type { GalleryScreen } from "#gallery/protocol.ts";
import { languagePaths, type Project, tenantPaths } from "#tools/project/project-files.ts";
import { DEFAULTS } from "#tools/compile-screen/read/settings.ts";
import { versionOf } from "#tools/gallery/version.ts";

/** All screens, and the key of what the menu says of them. */
type Around = { readonly screens: readonly GalleryScreen[]; readonly menu: string };

/**
 * A name for all that decides how a view looks: the gallery's build, the view, the texts of its screen, its bank and its
 * language, and what the menu says of all screens. What the sandbox's customer has done meanwhile is not in it.
 */
export function pictureKey(
  { drafts: _drafts, ...view }: PictureWish,
  { screens, menu }: Around,
  project: Project,
  build: string,
): string {
  const screen = screens.find(({ id }) => id === view.subject);
  const languages = languagePaths(project).filter((path) => path.endsWith(`/${view.language}.json`));
  const tenants = tenantPaths(project).filter((path) =>
    [DEFAULTS, `tenants/${view.tenant}.json`].includes(path),
  );
  const own = screen ? [screen.file, ...screen.parts] : [];
  const texts = [...own, ...tenants, ...languages].map((path) => [path, project.read(path)]);
  return versionOf(JSON.stringify([build, view, texts, menu]));
}

/** Changes with what the menu says of any screen; of a thousand it is made once for all views. */
export function menuKey(screens: readonly GalleryScreen[]): string {
  const entries = screens.map(({ id, path, title, access, menu, billers }) => ({
    id,
    path,
    title,
    access,
    menu,
    billers,
  }));
  return versionOf(JSON.stringify(entries));
}
