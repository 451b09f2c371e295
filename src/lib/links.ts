/** A link that came as data: to a path of this app, or to another site over https. Anything else is none. */
export type SafeLink = { readonly path: string } | { readonly href: string };

/** Reads a link. `//host` and `/\host` look like paths and lead elsewhere. */
export function safeLink(text: string): SafeLink | undefined {
  const own = "https://own.invalid";
  let url: URL;
  try {
    url = new URL(text.trim(), own);
  } catch {
    return undefined;
  }
  if (url.origin === own) {
    const path = url.pathname + url.search;
    return text.trim().startsWith("/") ? { path } : undefined;
  }
  return url.protocol === "https:" && url.username === "" && url.password === ""
    ? { href: url.href }
    : undefined;
}
