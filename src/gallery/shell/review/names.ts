import type { Catalogue } from "#gallery/protocol.ts";
import type { ReviewChange } from "#gallery/protocol-review.ts";

/** Screens or banks that are named before the others are only counted. */
const MOST = 4;

/** Whom a change concerns, by titles of screens or the key of a bank. */
export function tellNames({ names, files }: ReviewChange, catalogues: readonly Catalogue[]): string {
  const told = names.map((name) => (isOfBank(files) ? bank(name) : titleOf(name, catalogues)));
  const more = told.length - MOST;
  return more > 1 ? `${told.slice(0, MOST).join(", ")} and ${more} more` : told.join(", ");
}

/** Whether a change is one of a bank's file, not of screens. */
function isOfBank(files: readonly string[]): boolean {
  return files.some((path) => path.startsWith("tenants/"));
}

function bank(key: string): string {
  return key === "default" ? "All banks" : `Bank ${key}`;
}

function titleOf(id: string, catalogues: readonly Catalogue[]): string {
  const found = catalogues.flatMap(({ screens }) => screens).find((screen) => screen.id === id);
  return found?.title ?? id;
}
