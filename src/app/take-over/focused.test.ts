// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";

import { findFocused } from "./focused.ts";

const root = document.body;
const page = `<input id="phone" value="0805" /><select id="wallet"></select><button>₦100</button><button>₦200</button>`;
const focused = () => document.activeElement as HTMLInputElement;

/** Replaces the page while this has the focus. */
function replaceAt(selector: string, next = page): void {
  root.innerHTML = page;
  root.querySelector<HTMLElement>(selector)!.focus();
  if (selector === "#phone") focused().setSelectionRange(1, 2);
  const focus = findFocused(root);
  root.innerHTML = next;
  focus();
}

afterEach(() => {
  root.innerHTML = "";
});

test("a text goes on at its caret", () => {
  replaceAt("#phone");
  expect(focused()).toBe(root.querySelector("#phone"));
  expect([focused().selectionStart, focused().selectionEnd]).toEqual([1, 2]);
});

test.each(["#wallet", "button:last-child"])(
  "%s keeps the focus, from which the next Tab goes on",
  (selector) => {
    replaceAt(selector);
    expect(focused()).toBe(root.querySelector(selector));
  },
);

test("without a counterpart, nothing gets the focus", () => {
  replaceAt("#wallet", "<select id=other></select>");
  expect(focused()).toBe(document.body);
});
