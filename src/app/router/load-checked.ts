import type { Checks } from "#lib/web/checks.ts";

let reading: Promise<Checks> | undefined;

/** The file's name in the text of an `import()` of the build. */
const FILE = /\.\/([\w.-]+\.js)/;

/**
 * Loads a part of the app. In the build it stands in for Vite's helper: before an `import()`, the page gets a link with a
 * hash for each file that it needs, and browsers import only what has this hash.
 * @param load a function with the `import()`. Its text names the file: a list of names beside it would cost sign-in 0.9 kB
 */
export async function loadChecked<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    const [, file = ""] = FILE.exec(String(load)) ?? [];
    if (!linkTo(file) && knowsModules()) link(file, await (reading ??= readChecks()));
    return await load();
  } catch (error) {
    // As Vite tells it: who listens may have a remedy, and then nobody else is told.
    if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;
  }
}

/** Who has made a link to the file, the page or another part, has made links to what it imports. */
function linkTo(file: string): Element | null {
  return document.querySelector(`link[href="/assets/${file}"]`);
}

/** Older browsers check the page's own files only. */
function knowsModules(): boolean {
  return document.createElement("link").relList.supports("modulepreload");
}

/** The list that the page names, itself checked by the hash that the page has for it. */
async function readChecks(): Promise<Checks> {
  const list = document.querySelector<HTMLLinkElement>("link[rel~=integrity]")!;
  list.rel = "integrity modulepreload";
  return ((await import(/* @vite-ignore */ list.href)) as { default: Checks }).default;
}

function link(file: string, checks: Checks): void {
  if (linkTo(file)) return;
  const [integrity, ...imports] = checks[file]!;
  const element = document.createElement("link");
  document.head.append(
    Object.assign(element, { rel: "modulepreload", crossOrigin: "", integrity, href: `/assets/${file}` }),
  );
  for (const one of imports) link(one, checks);
}
