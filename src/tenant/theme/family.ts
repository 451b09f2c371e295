import { contrast } from "./colour.ts";
import type { Oklch } from "./colour.ts";
import { CONTROL, lightOf, readable, stands, TEXT, textOn } from "./readable.ts";
import type { Scheme } from "./theme.ts";

/** Colours by token name, without `--color-`. */
export type Colours = Readonly<Record<string, Oklch>>;

const SOFT = { light: { l: 0.945, c: 0.035 }, dark: { l: 0.29, c: 0.055 } } as const;
const HOVER_STEPS = [0.06, 0.05, 0.04, 0.03, 0.02, 0.01];

/**
 * All tokens made from one colour: its fill, the hover fill, the text on both, the edge of the fill, a soft background with
 * its text, and the colour as text. `grounds` are the luminances of the possible backgrounds. The fill is the colour itself:
 * its text is readable, and the edge shows where it ends. On dark grounds the fill is as light as the edge, because an edge
 * alone around a dark fill looks like a button that is switched off.
 */
export function family(name: string, colour: Oklch, grounds: readonly number[], scheme: Scheme): Colours {
  const edge = readable(colour, grounds, CONTROL);
  const fill = scheme === "dark" ? edge : colour;
  const on = textOn(fill);
  const soft = { l: SOFT[scheme].l, c: Math.min(colour.c, SOFT[scheme].c), h: colour.h };
  return {
    [name]: fill,
    [`${name}-hover`]: hover(fill, on),
    [`on-${name}`]: on,
    [`${name}-edge`]: edge,
    [`${name}-soft`]: soft,
    [`on-${name}-soft`]: readable(colour, [lightOf(soft)], TEXT),
    [`${name}-text`]: readable(colour, grounds, TEXT),
  };
}

/** The largest of some small steps of lightness that keeps the text on the fill readable. */
function hover(fill: Oklch, on: Oklch): Oklch {
  const away = on.l > 0.5 ? -1 : 1;
  const ink = lightOf(on);
  for (const step of HOVER_STEPS.flatMap((size) => [away * size, -away * size])) {
    const candidate = { ...fill, l: Math.min(1, Math.max(0, fill.l + step)) };
    const isVisible = contrast(lightOf(candidate), lightOf(fill)) > 1;
    if (isVisible && stands(candidate, [ink], TEXT)) return candidate;
  }
  return fill;
}
