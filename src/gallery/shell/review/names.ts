import type { Catalogue } from "#gallery/protocol.ts";
import type { ReviewChange } from "#gallery/protocol-review.ts";

/** Screens or banks that are named before the others are only counted. */
const MOST = 4;

/** Whom a change concerns, by titles of screens, the key of a bank or the name of a language. */
export function tellNames({ names, files }: ReviewChange, catalogues: readonly Catalogue[]): string {
  const told = names.map((name) => {
    if (isBelow("tenants/", files)) return bank(name);
    return isBelow("schemas/languages/", files) ? language(name, catalogues) : titleOf(name, catalogues);
  });
  const more = told.length - MOST;
  return more > 1 ? `${told.slice(0, MOST).join(", ")} and ${more} more` : told.join(", ");
}

/** Whether a change is one of a bank's or a language's file, not of screens. */
function isBelow(folder: string, files: readonly string[]): boolean {
  return files.some((path) => path.startsWith(folder));
}

function language(tag: string, catalogues: readonly Catalogue[]): string {
  const found = catalogues.flatMap(({ languages }) => languages).find((one) => one.tag === tag);
  return `Language ${found?.name ?? tag}`;
}

function bank(key: string): string {
  return key === "default" ? "All banks" : `Bank ${key}`;
}

function titleOf(id: string, catalogues: readonly Catalogue[]): string {
  const found = catalogues.flatMap(({ screens }) => screens).find((screen) => screen.id === id);
  return found?.title ?? id;
}
