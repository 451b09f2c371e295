import type { Checks } from "#lib/checks.ts";

/** The module that lists the hashes of the build's files. */
type List = {
  readonly default: Checks;
  /** The files that every customer who is signed in needs. */
  readonly customer: readonly string[];
  /** What most of their screens need besides. */
  readonly screen: readonly string[];
};

/** The list that the page names, itself checked by the hash that the page has for it. */
export async function readChecks(): Promise<List> {
  const list = document.querySelector<HTMLLinkElement>("link[rel~=integrity]")!;
  list.rel = "integrity modulepreload";
  return (await import(/* @vite-ignore */ list.href)) as List;
}

/** Who has made a link to the file, the page or another part, has made links to what it imports. */
export function linkTo(file: string): Element | null {
  return document.querySelector(`link[href="/assets/${file}"]`);
}

/** Older browsers check the page's own files only. */
export function knowsModules(): boolean {
  return document.createElement("link").relList.supports("modulepreload");
}

/** Gives the page links with hashes to a file and to what it imports. */
export function link(file: string, checks: Checks): void {
  if (linkTo(file)) return;
  const [integrity, ...imports] = checks[file]!;
  const element = document.createElement("link");
  document.head.append(
    Object.assign(element, { rel: "modulepreload", crossOrigin: "", integrity, href: `/assets/${file}` }),
  );
  for (const one of imports) link(one, checks);
}
