import { toHex } from "./colour.ts";
import { family } from "./family.ts";
import { neutrals } from "./neutrals.ts";
import { lightOf } from "./readable.ts";
import type { Scheme } from "./theme.ts";

/** Colours with a meaning; every bank has the same ones, so red is never a brand's decoration. */
const STATUSES = {
  success: { l: 0.52, c: 0.14, h: 150 },
  warning: { l: 0.6, c: 0.13, h: 65 },
  danger: { l: 0.54, c: 0.2, h: 27 },
  info: { l: 0.53, c: 0.13, h: 245 },
} as const;

/** The brand tints backgrounds. This factor on the luminance of grey covers every tint (a test proves it). */
const TINT = { light: 0.985, dark: 1.1 } as const;

type Hexes = Readonly<Record<string, string>>;
const known = new Map<Scheme, Hexes>();

/** Colours of success, warning, danger and info for a scheme by variable, as `#rrggbb`; computed once. */
export function statuses(scheme: Scheme): Hexes {
  const colours = known.get(scheme) ?? derive(scheme);
  known.set(scheme, colours);
  return colours;
}

function derive(scheme: Scheme): Hexes {
  const grey = neutrals({ l: 0.5, c: 0, h: 0 }, scheme);
  const grounds = [grey.page, grey.surface, grey["surface-sunken"]].map(
    (tone) => lightOf(tone) * TINT[scheme],
  );
  const colours = Object.entries(STATUSES).flatMap(([name, colour]) =>
    Object.entries(family(name, colour, grounds, scheme)),
  );
  return Object.fromEntries(colours.map(([name, colour]) => [`--color-${name}`, toHex(colour)]));
}
