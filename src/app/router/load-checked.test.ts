// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Checks } from "#lib/web/checks.ts";

import { loadChecked } from "./load-checked.ts";

const checks: Checks = {
  "loan.js": ["sha256-loan", "shared.js", "index.js"],
  "shared.js": ["sha256-shared", "icons.js", "index.js"],
  "icons.js": ["sha256-icons"],
  "index.js": ["sha256-index"],
};
const list = `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(checks))}`;
const links = () =>
  [...document.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href"), link.integrity]);

/** A function that loads, with the text that it would have in the build. */
function part<T>(file: string, load: () => Promise<T>): () => Promise<T> {
  return Object.assign(() => load(), { toString: () => `()=>import(\`./${file}\`).then(e=>e.t)` });
}

/** Whether the engine has module links. */
function modules(known: boolean): void {
  const lists = Object.getPrototypeOf(document.createElement("link").relList) as DOMTokenList;
  vi.spyOn(lists, "supports").mockReturnValue(known);
}

beforeEach(() => {
  modules(true);
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/index.js" integrity="sha256-index">' +
    `<link rel="integrity" href="${list}" integrity="sha256-list">`;
});

afterEach(() => void (document.head.innerHTML = ""));

test("before a part loads, the page has a link with the hash of its file and of what that imports, each once", async () => {
  const before = links().length;
  expect(await loadChecked(part("loan.js", async () => links().length))).toBe(before + 3);
  await loadChecked(part("shared.js", async () => undefined));
  expect(links().slice(before)).toEqual([
    ["modulepreload", "/assets/loan.js", "sha256-loan"],
    ["modulepreload", "/assets/shared.js", "sha256-shared"],
    ["modulepreload", "/assets/icons.js", "sha256-icons"],
  ]);
});

test("a file that the list does not have is not loaded, and who listens is told", async () => {
  const told = vi.fn<(event: Event) => void>();
  addEventListener("vite:preloadError", told, { once: true });
  const load = vi.fn<() => Promise<void>>();
  await expect(loadChecked(part("evil.js", load))).rejects.toThrow("not iterable");
  expect(load).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
});

test("who listens may have a remedy: then the part is undefined, and nothing is thrown", async () => {
  addEventListener("vite:preloadError", (event) => event.preventDefault(), { once: true });
  expect(
    await loadChecked(part("index.js", async () => await Promise.reject(new Error("gone")))),
  ).toBeUndefined();
});

test("an engine without such links loads the part as it is", async () => {
  modules(false);
  const before = links().length;
  expect(await loadChecked(part("loan.js", async () => "part"))).toBe("part");
  expect(links()).toHaveLength(before);
});
