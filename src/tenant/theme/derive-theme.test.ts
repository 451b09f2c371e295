import { converter, wcagContrast, wcagLuminance } from "culori";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseHex, toHex } from "./colour.ts";
import type { AccentPart } from "./accent.ts";
import { deriveTheme } from "./derive-theme.ts";
import type { Scheme } from "./theme.ts";

const oklch = converter("oklch");
const SCHEMES: readonly Scheme[] = ["light", "dark"];
const FAMILIES = ["brand", "accent", "success", "warning", "danger", "info"];
const GROUNDS = ["page", "surface", "surface-sunken"];

/** Each rule: a colour, its background, and the contrast that it needs. */
const RULES = [
  ...GROUNDS.flatMap((ground) => [
    ["text", ground, 4.5] as const,
    ["text-muted", ground, 4.5] as const,
    ["control-border", ground, 3] as const,
    ["focus", ground, 3] as const,
  ]),
  ...FAMILIES.flatMap((name) => [
    ...GROUNDS.flatMap((ground) => [
      [`${name}-text`, ground, 4.5] as const,
      [`${name}-edge`, ground, 3] as const,
    ]),
    [`on-${name}`, name, 4.5] as const,
    [`on-${name}`, `${name}-hover`, 4.5] as const,
    [`on-${name}-soft`, `${name}-soft`, 4.5] as const,
    ["text", `${name}-soft`, 4.5] as const,
  ]),
  // The sign-in's pattern.
  ["text-muted", "brand-soft", 4.5] as const,
].map(([front, back, least]) => ({ front: `--color-${front}`, back: `--color-${back}`, least }));

const PLAIN = { accentFor: [], font: "system", icons: "regular", pattern: "none" } as const;

const palette = (brand: string, accent: string, scheme: Scheme) =>
  deriveTheme({ ...PLAIN, brand, accent, radius: 8 }, scheme);

/** Contrasts by culori, an independent library. Each colour is computed once, because culori parses text slowly. */
const lights = new Map<string, number>();
function lightOf(hex: string | undefined): number {
  if (hex === undefined) return Number.NaN;
  const light = lights.get(hex) ?? wcagLuminance(hex);
  lights.set(hex, light);
  return light;
}

/** The rules that a palette breaks. A missing colour breaks all of its rules. */
function broken(variables: Readonly<Record<string, string>>): string[] {
  const found: string[] = [];
  for (const { front, back, least } of RULES) {
    const one = lightOf(variables[front]);
    const other = lightOf(variables[back]);
    const measured = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (!(measured >= least)) found.push(`${front} on ${back}: ${measured}`);
  }
  return found;
}

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const sizes = (radius: number) => {
  const variables = deriveTheme({ ...PLAIN, brand: "#123456", accent: "#123456", radius }, "light");
  return ["s", "m", "l"].map((size) => variables[`--radius-${size}`]);
};

describe("deriveTheme", () => {
  test.each([
    "#ffffff",
    "#000000",
    "#ffff00",
    "#fffbe6",
    "#00ff00",
    "#0000ff",
    "#ff0000",
    "#777777",
    "#767676",
  ])("%s is readable in both schemes", (hex) => {
    for (const scheme of SCHEMES) expect(broken(palette(hex, hex, scheme))).toEqual([]);
  });

  test("10,000 random brands and accents are readable in both schemes", () => {
    fc.assert(
      fc.property(colour, colour, (brand, accent) => {
        expect(SCHEMES.flatMap((scheme) => broken(palette(brand, accent, scheme)))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
    // A few seconds on an idle machine.
  }, 60_000);

  test("on light pages every fill is the tenant's own colour", () => {
    fc.assert(
      fc.property(colour, colour, (brand, accent) => {
        expect(palette(brand, accent, "light")).toMatchObject({
          "--color-brand": brand,
          "--color-accent": accent,
        });
      }),
    );
  });

  test("a readable colour is its own edge, and on dark pages a pale one is its own fill", () => {
    expect(palette("#0b2f5f", "#b4430f", "light")).toMatchObject({
      "--color-brand-edge": "#0b2f5f",
      "--color-accent-edge": "#b4430f",
    });
    expect(palette("#ffe600", "#7fffd4", "dark")).toMatchObject({
      "--color-brand": "#ffe600",
      "--color-accent": "#7fffd4",
    });
  });

  test("a dark brand keeps its hue on dark pages", () => {
    for (const brand of ["#0b2f5f", "#12803c", "#5b2bd9", "#7a1f1f", "#3b2f00"]) {
      const fill = oklch(palette(brand, brand, "dark")["--color-brand"]);
      expect(Math.abs((fill?.h ?? 0) - (oklch(brand)?.h ?? 0))).toBeLessThan(3);
      expect(fill?.c).toBeGreaterThan((oklch(brand)?.c ?? 1) * 0.9);
    }
  });

  test("a shifted edge keeps its hue and shifts no further than necessary", () => {
    for (const brand of ["#ffe066", "#7fffd4", "#ffb6c1", "#00e5ff"]) {
      const variables = palette(brand, brand, "light");
      const shifted = oklch(variables["--color-brand-edge"]);
      expect(Math.abs((shifted?.h ?? 0) - (oklch(brand)?.h ?? 0))).toBeLessThan(3);
      const least = Math.min(
        ...GROUNDS.map((ground) =>
          wcagContrast(variables["--color-brand-edge"] ?? "", variables[`--color-${ground}`] ?? ""),
        ),
      );
      expect(least).toBeLessThan(3.06);
    }
  });

  test("money out never looks like money in", () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...SCHEMES), (brand, scheme) => {
        const variables = palette(brand, brand, scheme);
        const [income, out] = ["--color-success-text", "--color-out"].map((name) => oklch(variables[name]));
        const apart = Math.abs((((out!.h ?? 0) - (income!.h ?? 0) + 540) % 360) - 180);
        expect(apart).toBeGreaterThan(35);
        expect(out!.c).toBeGreaterThan(0.02);
      }),
    );
  });

  test("a part has the accent where the tenant says so, else the brand", () => {
    const theme = { ...PLAIN, brand: "#0b2f5f", accent: "#f2b705", radius: 8 };
    const of = (accentFor: readonly AccentPart[], name: string) =>
      deriveTheme({ ...theme, accentFor }, "light")[`--color-${name}`];
    for (const [part, token, source] of [
      ["buttons", "button", "brand"],
      ["buttons", "on-button", "on-brand"],
      ["cards", "card-hover", "brand-hover"],
      ["icons", "on-icon", "on-brand-soft"],
      ["marks", "mark", "brand-edge"],
    ] as const) {
      expect(of([], token)).toBe(of([], source));
      expect(of([part], token)).toBe(of([], source.replace("brand", "accent")));
    }
  });

  test("sizes follow the radius", () => {
    expect(sizes(0)).toEqual(["0px", "0px", "0px"]);
    expect(sizes(24)).toEqual(["12px", "24px", "28px"]);
  });
});

test("our colour conversion agrees with culori's", () => {
  fc.assert(
    fc.property(colour, (hex) => {
      const [ours, theirs] = [parseHex(hex), oklch(hex)];
      expect(ours?.l).toBeCloseTo(theirs?.l ?? -1, 4);
      expect(ours?.c).toBeCloseTo(theirs?.c ?? -1, 4);
      expect(ours && toHex(ours)).toBe(hex);
    }),
  );
});
