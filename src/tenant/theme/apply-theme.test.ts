// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { applyLooks } from "./apply-looks.ts";
import { applyScheme } from "./apply-scheme.ts";
import { applyTheme } from "./apply-theme.ts";
import { deriveTheme } from "./derive-theme.ts";
import { fonts } from "./fonts.ts";

const theme = {
  brand: "#0b2f5f",
  accent: "#e4572e",
  accentFor: ["buttons"],
  radius: 3,
  font: "brygada",
  icons: "thin",
  pattern: "waves",
} as const;

describe("applyTheme", () => {
  test("sets every variable of a derived theme", () => {
    const element = document.createElement("div");
    const variables = deriveTheme(theme, "dark");
    expect(applyTheme(element, variables)).toEqual([]);
    for (const [name, value] of Object.entries(variables))
      expect(element.style.getPropertyValue(name)).toBe(value);
  });

  test.each([
    ["--color-brand", "red;}body{display:none"],
    ["--color-brand", "url(https://evil.example/x)"],
    ["--color-brand", "#0b2f5f;"],
    ["--radius-m", "calc(1px + 1px)"],
    ["--font-family", "Comic Sans"],
    ["--icon-weight", "9"],
    ["background", "#0b2f5f"],
    ["--color-brand: red; x", "#0b2f5f"],
  ])("refuses %s: %s", (name, value) => {
    const element = document.createElement("div");
    expect(applyTheme(element, { [name]: value })).toEqual([name]);
    expect(element.style.cssText).toBe("");
  });
});

test("applyLooks draws a pattern by its name alone, and loads the sheet of looks only where it is needed", () => {
  const { documentElement: root, head } = document;
  head.innerHTML = '<link rel="looks" href="/looks.css">';
  const relation = () => head.querySelector("link")!.rel;
  for (const name of ["none", "", "x]{}", "Waves Two"]) {
    applyLooks(document, name, fonts.serif);
    expect([root.dataset["pattern"], relation()]).toEqual([undefined, "looks"]);
  }
  applyLooks(document, "none", fonts.brygada);
  expect([root.dataset["pattern"], relation()]).toEqual([undefined, "stylesheet"]);
  applyLooks(document, "waves", fonts.system);
  expect(root.dataset["pattern"]).toBe("waves");
  applyLooks(document, "none");
  expect(root.dataset["pattern"]).toBeUndefined();
});

test("applyScheme sets the scheme for our styles and for the browser", () => {
  const element = document.createElement("div");
  applyScheme(element, "dark");
  expect(element.dataset["scheme"]).toBe("dark");
  expect(element.style.getPropertyValue("color-scheme")).toBe("dark");
});
