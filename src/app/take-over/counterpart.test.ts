// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { findCounterpart } from "./counterpart.ts";

function place(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

const before = place(
  `<form id="pay"><button type="button">₦100</button></form><button aria-label="Search">S</button>`,
);
const pressed = (selector: string) => findCounterpart(before.querySelector<HTMLElement>(selector)!);

test("a button's counterpart has its name, wherever it stands", () => {
  const root = place(`<nav><button aria-label="Search"></button><button>₦100</button></nav>`);
  expect(pressed("[aria-label]")(root)).toBe(root.querySelector("[aria-label]"));
  expect(pressed("form button")(root)).toBe(root.querySelector("button:last-child"));
});

test("a form's counterpart has its id, among other forms", () => {
  const root = place(`<form id="filter"></form><form id="pay"></form>`);
  expect(pressed("form")(root)).toBe(root.querySelector("#pay"));
});

test("where there are two, or none, nothing is pressed", () => {
  const root = place("<form></form><button>₦100</button><button>₦100</button>");
  for (const one of ["form", "form button", "[aria-label]"]) expect(pressed(one)(root)).toBeUndefined();
});
