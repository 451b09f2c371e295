/** A link that came as data: to a path of this app, or to another site over https. Anything else counts as no link. */
export type SafeLink = { readonly path: string } | { readonly href: string };

/** Stands for this origin, whatever it is: no other address can be below it. */
const OWN = "https://own.invalid";

/** Reads a link. `//host` and `/\host` look like paths and lead elsewhere. */
export function safeLink(text: string): SafeLink | undefined {
  const path = ownPath(text);
  if (path !== undefined) return { path };
  const url = resolve(text);
  const leaves = url?.protocol === "https:" && url.origin !== OWN && url.username + url.password === "";
  return leaves ? { href: url.href } : undefined;
}

/**
 * The path that a browser goes to when this text stands in a page of ours; undefined where that is no path, or not ours.
 * What counts is where the result leads: `/.//host` resolves to `//host`, which as a link leads elsewhere.
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
