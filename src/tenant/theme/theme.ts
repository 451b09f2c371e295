import type { AccentPart } from "./accent.ts";
import type { FontName } from "./fonts.ts";
import type { IconWeight } from "./icon-weights.ts";
import type { PatternName } from "./patterns.ts";

/** The few tokens that a tenant gives. */
export type Theme = {
  /** `#rrggbb` */
  readonly brand: string;
  /** `#rrggbb` */
  readonly accent: string;
  /** The parts that have the accent colour. */
  readonly accentFor: readonly AccentPart[];
  /** CSS pixels, 0–24. */
  readonly radius: number;
  readonly font: FontName;
  readonly icons: IconWeight;
  readonly pattern: PatternName;
};

export type Scheme = "light" | "dark";
