import type { Oklch } from "./colour.ts";
import type { Scheme } from "./theme.ts";

/** Lightness, and the share of the brand's chroma in the tint. */
const TONES = {
  light: {
    page: [0.977, 0.05],
    surface: [1, 0],
    "surface-sunken": [0.957, 0.08],
    text: [0.23, 0.15],
    "text-muted": [0.47, 0.15],
    border: [0.9, 0.1],
    "control-border": [0.58, 0.15],
  },
  dark: {
    page: [0.175, 0.1],
    surface: [0.22, 0.12],
    "surface-sunken": [0.15, 0.1],
    text: [0.955, 0.04],
    "text-muted": [0.76, 0.1],
    border: [0.33, 0.14],
    "control-border": [0.6, 0.15],
  },
} as const;

type NeutralName = keyof (typeof TONES)["light"];
export type Neutrals = Readonly<Record<NeutralName, Oklch>>;

/** Greys, lightly tinted with the brand's hue. Their lightness alone guarantees their contrasts. */
export function neutrals(brand: Oklch, scheme: Scheme): Neutrals {
  const tones = TONES[scheme];
  const tone = ([l, share]: readonly [number, number]) => ({
    l,
    c: Math.min(brand.c, 0.2) * share,
    h: brand.h,
  });
  return {
    page: tone(tones.page),
    surface: tone(tones.surface),
    "surface-sunken": tone(tones["surface-sunken"]),
    text: tone(tones.text),
    "text-muted": tone(tones["text-muted"]),
    border: tone(tones.border),
    "control-border": tone(tones["control-border"]),
  };
}
