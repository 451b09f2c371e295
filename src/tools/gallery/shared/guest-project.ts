import type { Catalogue, GalleryScreen } from "#gallery/protocol.ts";
import type { KeptDraft, SharedDraft } from "#gallery/protocol-drafts.ts";
import { banksIn } from "#tools/gallery/drafts.ts";
import { catalogueOf } from "#tools/gallery/catalogue.ts";
import type { Linted } from "#tools/lint/lint-project.ts";
import type { Project } from "#tools/project/project-files.ts";

import type { Share } from "./shares.ts";

/** What a guest learns about the draft itself. */
export function sharedDraft(
  { name, keptAt, files }: KeptDraft,
  { tenant }: Share,
  linted: Linted,
): SharedDraft {
  const paths = Object.keys(files);
  const known = linted.screens.filter((screen) => isChanged(screen.path, screen.dependencies, paths));
  return {
    name,
    keptAt,
    screens: known.map(({ screen, path }) => idOf(screen, path)),
    banks: banksIn(paths),
    tenant,
  };
}

/**
 * The catalogue as a guest needs it: all screens, because views have the whole menu; scenarios, problems and files only
 * of those that the draft changes.
 *
 * @param api where the guest finds the modules
 */
export function guestCatalogue(
  linted: Linted,
  project: Project,
  draft: KeptDraft,
  { tenant, api }: { readonly tenant: string; readonly api: string },
): Catalogue {
  const paths = Object.keys(draft.files);
  const all = catalogueOf(linted, project, { drafts: undefined, lastGood: () => undefined, api });
  return {
    ...all,
    screens: all.screens.map((screen) =>
      isChanged(screen.file, screen.parts, paths) ? screen : withoutAuthors(screen),
    ),
    tenants: [tenant],
  };
}

/** Whether guests may have the scenarios of a screen: only of those that the draft changes. */
export function isGuestScreen(id: string, { files }: KeptDraft, { screens }: Linted): boolean {
  const paths = Object.keys(files);
  return screens.some(
    ({ screen, path, dependencies }) => idOf(screen, path) === id && isChanged(path, dependencies, paths),
  );
}

/** Whether guests may have a bank's file: one that the draft changes, and the one in which its screens are shown. */
export function isGuestTenant(key: string, { files }: KeptDraft, { tenant }: Share): boolean {
  return key === tenant || Object.hasOwn(files, `tenants/${key}.json`);
}

/** A screen without what only its authors see. */
function withoutAuthors(screen: GalleryScreen): GalleryScreen {
  return { ...screen, file: "", parts: [], scenarios: [], steps: [], problems: [] };
}

function isChanged(path: string, parts: readonly string[], changed: readonly string[]): boolean {
  return [path, ...parts].some((one) => changed.includes(one));
}

function idOf(screen: unknown, path: string): string {
  const { id } = screen as { readonly id?: unknown };
  return typeof id === "string" ? id : path.replace(/^.*\/|\.json$/g, "");
}
