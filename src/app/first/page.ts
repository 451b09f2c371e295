import { readStored } from "#lib/storage.ts";

/**
 * Whether a page that was rendered at build is what this visit is about. Hosts send sign-in for paths that they do not
 * know, and who is signed in must not see the form.
 */
export function isForThisVisit(path: string | undefined): boolean {
  const token = readStored(() => sessionStorage, "token");
  return path === location.pathname && (typeof token !== "string" || token === "");
}
