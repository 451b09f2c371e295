import type { Checks } from "#lib/checks.ts";

let reading: Promise<Checks> | undefined;

/**
 * Loads a part of the app. In the build it stands in for Vite's helper: before an `import()`, the page gets a link with a
 * hash for each file that it needs, and browsers import only what has this hash.
 * @param load the `import()`
 * @param files the file that it imports, from the root of the build
 */
export async function loadChecked<T>(
  load: () => Promise<T>,
  [file]: readonly string[],
): Promise<T | undefined> {
  try {
    if (file !== undefined && !isLinked(file) && knowsModules()) link(file, await (reading ??= readChecks()));
    return await load();
  } catch (error) {
    // As Vite tells it: who listens may have a remedy, and then nobody else is told.
    const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
    if (dispatchEvent(event)) throw error;
  }
}

/** The page or another part has a link to the file, and to what it imports. */
function isLinked(file: string): boolean {
  return document.querySelector(`link[href="/${file}"]`) !== null;
}

/** Older browsers check the page's own files only. */
function knowsModules(): boolean {
  return document.createElement("link").relList.supports("modulepreload");
}

/** The list that the page names, itself checked by the hash that the page has for it. */
async function readChecks(): Promise<Checks> {
  const list = document.querySelector<HTMLLinkElement>("link[rel=integrity]")!;
  list.rel = "modulepreload";
  return ((await import(/* @vite-ignore */ list.href)) as { default: Checks }).default;
}

function link(file: string, checks: Checks): void {
  if (isLinked(file)) return;
  const [integrity, ...imports] = checks[file]!;
  document.head.append(
    Object.assign(document.createElement("link"), {
      rel: "modulepreload",
      crossOrigin: "",
      integrity,
      href: `/${file}`,
    }),
  );
  for (const one of imports) link(one, checks);
}
