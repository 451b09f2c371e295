import { apiHere } from "./api-here.ts";
import { TELL_REFUSALS } from "./protocol.ts";

let asked: { readonly path: string; readonly reply: Promise<Response> } | undefined;

/** The path of the list of the files on the disk, or with drafts instead of their files. */
export function cataloguePath(drafts?: string): string {
  return `catalogue${drafts ? `?${new URLSearchParams({ drafts }).toString()}` : ""}`;
}

/** Asks the server for something while the code of the page is still loading. */
export function askEarly(path: string): void {
  const reply = fetch(`${apiHere()}/${path}`, { cache: "no-store", headers: { [TELL_REFUSALS]: "1" } });
  // Whoever takes it reports the error.
  reply.catch(() => undefined);
  asked = { path, reply };
}

/** The reply that was asked for early, for the first who wants it; undefined for everyone else. */
export function takeEarly(path: string): Promise<Response> | undefined {
  if (asked?.path !== path) return undefined;
  const { reply } = asked;
  asked = undefined;
  return reply;
}
