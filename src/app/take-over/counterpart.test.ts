// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { findCounterpart } from "./counterpart.ts";

function place(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

const before = place(
  `<a href="/">Home</a><form id="pay"><select id="wallet"><option>Wait</option></select><input type="radio" value="prepaid" />
  <button type="button">₦100</button></form><button aria-label="Search">S</button>`,
);
const find = (selector: string) => findCounterpart(before.querySelector<HTMLElement>(selector)!);

test("the counterpart of a button or a link has its name, wherever it stands", () => {
  const root = place(`<nav><button aria-label="Search"></button><button>₦100</button><a>Home</a></nav>`);
  expect(find("[aria-label]")(root)).toBe(root.querySelector("[aria-label]"));
  expect(find("form button")(root)).toBe(root.querySelector("button:last-of-type"));
  expect(find("a")(root)).toBe(root.querySelector("a"));
});

test("that of a form or a field has its id, among others and whatever it offers; that of a radio button its value", () => {
  const root = place(
    `<form id="filter"></form><form id="pay"><select id="network"></select><select id="wallet"><option>201</option></select>
    <input type="radio" value="postpaid" /><input type="radio" value="prepaid" /></form>`,
  );
  expect(find("form")(root)).toBe(root.querySelector("#pay"));
  expect(find("select")(root)).toBe(root.querySelector("#wallet"));
  expect(find("input")(root)).toBe(root.querySelector("[value=prepaid]"));
});

test("where there are two, or none, nothing is found", () => {
  const root = place("<form></form><button>₦100</button><button>₦100</button>");
  for (const one of ["form", "form button", "[aria-label]", "select", "a"])
    expect(find(one)(root)).toBeUndefined();
});
