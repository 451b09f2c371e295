// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { loadWanted } from "./load-wanted.ts";

test("what the page names for customers is loaded, and nothing else", () => {
  document.head.innerHTML = `<link rel="wanted" href="/a.js"><link rel="wanted" href="/b.js"><link rel="looks" href="/c.css">`;
  loadWanted();
  expect([...document.head.children].map((link) => link.getAttribute("rel"))).toEqual([
    "modulepreload",
    "modulepreload",
    "looks",
  ]);
});
