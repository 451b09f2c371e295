import type { AccentPart } from "./accent.ts";
import { parseHex, toHex } from "./colour.ts";
import type { Oklch } from "./colour.ts";
import { family } from "./family.ts";
import type { Colours } from "./family.ts";
import { fonts } from "./fonts.ts";
import { iconWeights } from "./icon-weights.ts";
import { neutrals } from "./neutrals.ts";
import { lightOf } from "./readable.ts";
import { statuses } from "./statuses.ts";
import type { Scheme, Theme } from "./theme.ts";

/** CSS custom properties by name, `--color-brand` and so on. */
export type ThemeVariables = Readonly<Record<string, string>>;

/** Degrees from the hue of success, and the chroma, from which on a colour looks like another one. */
const [GREEN, APART, PALE] = [150, 55, 0.05];

const FALLBACK: Oklch = { l: 0.45, c: 0.02, h: 260 };

/** Tokens of a part by the tokens of the colour that it has: the brand's or the accent's. */
type PartTokens = readonly (readonly [token: string, of: (source: string) => string])[];

const fillOf = (part: string): PartTokens => [
  [part, (source) => source],
  [`${part}-hover`, (source) => `${source}-hover`],
  [`on-${part}`, (source) => `on-${source}`],
  [`${part}-edge`, (source) => `${source}-edge`],
];
const PARTS: Readonly<Record<AccentPart, PartTokens>> = {
  buttons: fillOf("button"),
  cards: fillOf("card"),
  icons: [
    ["icon", (source) => `${source}-soft`],
    ["on-icon", (source) => `on-${source}-soft`],
  ],
  marks: [["mark", (source) => `${source}-edge`]],
};

/**
 * Derives the whole palette of a theme for one scheme. For every brand and accent colour, text has a contrast of 4.5:1
 * with its background; edges of fills, control borders and the focus ring have 3:1. Where a colour must change for that,
 * its lightness changes as little as possible and its hue stays. In the light scheme a fill is the tenant's own colour.
 */
export function deriveTheme(theme: Theme, scheme: Scheme): ThemeVariables {
  const brand = parseHex(theme.brand) ?? FALLBACK;
  const grey = neutrals(brand, scheme);
  const grounds = [grey.page, grey.surface, grey["surface-sunken"]].map(lightOf);
  const colours: Colours = {
    ...grey,
    ...family("accent", parseHex(theme.accent) ?? brand, grounds, scheme),
    ...family("brand", brand, grounds, scheme),
  };
  const variables: Record<string, string> = { ...statuses(scheme) };
  for (const [name, colour] of Object.entries(colours)) variables[`--color-${name}`] = toHex(colour);
  for (const [part, tokens] of Object.entries(PARTS)) {
    const source = theme.accentFor.includes(part as AccentPart) ? "accent" : "brand";
    for (const [name, of] of tokens) variables[`--color-${name}`] = variables[`--color-${of(source)}`]!;
  }
  // Money in is green in every bank; money out has the brand's colour unless that is green or grey too.
  const away = Math.abs(((brand.h - GREEN + 540) % 360) - 180);
  const out = away > APART && brand.c > PALE ? "brand" : "info";
  return {
    ...variables,
    "--color-out": variables[`--color-${out}-text`]!,
    "--color-focus": variables["--color-brand-text"] ?? toHex(grey.text),
    "--radius-s": pixels(theme.radius / 2),
    "--radius-m": pixels(theme.radius),
    "--radius-l": pixels(Math.min(28, theme.radius * 1.5)),
    "--font-family": fonts[theme.font],
    "--icon-weight": iconWeights[theme.icons],
  };
}

function pixels(value: number): string {
  return `${Math.round(value)}px`;
}
