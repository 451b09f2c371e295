// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

import { holdEvents } from "./hold-events.ts";

test("until it is let go, nothing that a customer does gets to the app; the browser does what it does by itself", () => {
  document.body.innerHTML = `<div><input type="checkbox"></div>`;
  const [app, box] = [document.querySelector("div")!, document.querySelector("input")!];
  const heard = vi.fn<(event: Event) => void>();
  const types = ["pointerdown", "keydown", "compositionstart", "input", "change", "submit"];
  for (const type of [...types, "click"]) app.addEventListener(type, heard, true);
  const act = () => {
    for (const type of types) box.dispatchEvent(new Event(type, { bubbles: true }));
    box.click();
  };
  const letGo = holdEvents();
  act();
  expect(heard).not.toHaveBeenCalled();
  expect(box.checked).toBe(true);
  letGo();
  act();
  expect(heard.mock.calls.length).toBeGreaterThan(types.length);
});
