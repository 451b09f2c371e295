// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { applyScheme } from "./apply-scheme.ts";
import { applyTheme } from "./apply-theme.ts";
import { deriveTheme } from "./derive-theme.ts";

const theme = { brand: "#0b2f5f", accent: "#e4572e", radius: 3, font: "serif" } as const;

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
    ["background", "#0b2f5f"],
    ["--color-brand: red; x", "#0b2f5f"],
  ])("refuses %s: %s", (name, value) => {
    const element = document.createElement("div");
    expect(applyTheme(element, { [name]: value })).toEqual([name]);
    expect(element.style.cssText).toBe("");
  });
});

test("applyScheme sets the scheme for our styles and for the browser", () => {
  const element = document.createElement("div");
  applyScheme(element, "dark");
  expect(element.dataset["scheme"]).toBe("dark");
  expect(element.style.getPropertyValue("color-scheme")).toBe("dark");
});
