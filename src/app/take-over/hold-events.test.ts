// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, test, vi } from "vitest";

import { holdEvents } from "./hold-events.ts";

const react = createRequire(import.meta.url)
  .resolve("react-dom/package.json")
  .replace(/package\.json$/, "cjs/react-dom-client.production.js");
/** For which React renders a page at once that it is just taking over, by its own code. */
const types = /discreteReplayableEvents =\s*"([\w ]+)"/.exec(readFileSync(react, "utf8"))![1]!.split(" ");

function dispatch(target: Element): void {
  for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
}

test("until it is let go, no event gets to the app for which React would hurry; the browser does what it does by itself", () => {
  document.body.innerHTML = `<div><input type="checkbox"></div>`;
  const [app, box] = [document.querySelector("div")!, document.querySelector("input")!];
  const heard = vi.fn<(event: Event) => void>();
  for (const type of types) app.addEventListener(type, heard, true);
  const letGo = holdEvents();
  dispatch(box);
  box.checked = false;
  box.click();
  expect(heard).not.toHaveBeenCalled();
  expect(box.checked).toBe(true);
  letGo();
  dispatch(box);
  expect(types).toContain("textInput");
  expect(heard).toHaveBeenCalledTimes(types.length);
});
