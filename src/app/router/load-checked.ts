import { knowsModules, link, linkTo, readChecks } from "./checked-links.ts";

let reading: ReturnType<typeof readChecks> | undefined;

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
    if (!linkTo(file) && knowsModules()) link(file, (await (reading ??= readChecks())).default);
    return await load();
  } catch (error) {
    // As Vite tells it: who listens may have a remedy, and then nobody else is told.
    if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;
  }
}
