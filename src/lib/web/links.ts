/** A link that came with data: to a path of this app, or to another site over https. */
export type SafeLink = { readonly path: string } | { readonly href: string };

/** Stands for this app's origin: no real address can start with it. */
const OWN = "https://own.invalid";

/**
 * Reads a link; undefined for anything that is not a `SafeLink`. `//host` and `/\host` look like paths but lead to
 * another site.
 */
export function safeLink(text: string): SafeLink | undefined {
  const path = ownPath(text);
  if (path !== undefined) return { path };
  const url = resolve(text);
  const leaves = url?.protocol === "https:" && url.origin !== OWN && url.username + url.password === "";
  return leaves ? { href: url.href } : undefined;
}

/**
 * The path that a browser opens when this text is the link of one of our pages; undefined for any other target. The
 * resolved address is what counts: `/.//host` resolves to `//host`, which as a link leads to another site.
 */
export function ownPath(text: string): string | undefined {
  const url = text.trim().startsWith("/") ? resolve(text) : undefined;
  if (url?.origin !== OWN) return undefined;
  const path = url.pathname + url.search + url.hash;
  return resolve(path)?.href === url.href ? path : undefined;
}

function resolve(text: string): URL | undefined {
  try {
    return new URL(text, OWN);
  } catch {
    return undefined;
  }
}
