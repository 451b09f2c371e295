import { GALLERY_API, TELL_REFUSALS } from "./protocol.ts";

let asked: { readonly path: string; readonly reply: Promise<Response> } | undefined;

/** Asks for the list of the files on the disk while the code of the page is still loading. */
export function askEarly(): void {
  const path = "catalogue";
  const reply = fetch(`${GALLERY_API}/${path}`, { cache: "no-store", headers: { [TELL_REFUSALS]: "1" } });
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
