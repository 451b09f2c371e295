import { contrast, luminance, toRgb } from "./colour.ts";
import type { Oklch } from "./colour.ts";

/** Minimum contrast of text (WCAG 2.2, 1.4.3) and of edges of controls and focus rings (1.4.11). */
export const TEXT = 4.5;
export const CONTROL = 3;

/** The luminance of a colour on the screen, after rounding to bytes. */
export function lightOf(colour: Oklch): number {
  return luminance(toRgb(colour));
}

/** Whether a colour has a contrast with every one of the backgrounds, given by their luminance. */
export function stands(colour: Oklch, backgrounds: readonly number[], least: number): boolean {
  const light = lightOf(colour);
  return backgrounds.every((background) => contrast(light, background) >= least);
}

/**
 * The colour itself if it has the contrast with all backgrounds, else the nearest lightness that has it: darker on
 * light backgrounds, lighter on dark ones. The hue stays.
 */
export function readable(colour: Oklch, backgrounds: readonly number[], least: number): Oklch {
  if (stands(colour, backgrounds, least)) return colour;
  // Black and white are equally far from this luminance.
  const isLight = (backgrounds[0] ?? 1) > 0.179;
  let [bad, good] = [colour.l, isLight ? 0 : 1];
  for (let step = 0; step < 10; step++) {
    const middle = (bad + good) / 2;
    if (stands({ ...colour, l: middle }, backgrounds, least)) good = middle;
    else bad = middle;
  }
  return { ...colour, l: good };
}

/**
 * Text colour on a fill: white, a soft black, or pure black if the others are not readable. One of them always has
 * 4.5:1.
 */
export function textOn(fill: Oklch): Oklch {
  const background = [lightOf(fill)];
  return INKS.find((ink) => stands(ink, background, TEXT)) ?? BLACK;
}

const BLACK: Oklch = { l: 0, c: 0, h: 0 };
const INKS: readonly Oklch[] = [{ l: 1, c: 0, h: 0 }, { l: 0.2, c: 0.008, h: 260 }, BLACK];
