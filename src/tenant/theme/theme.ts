import type { FontName } from "./fonts.ts";

/** The few tokens that a tenant gives. */
export type Theme = {
  /** `#rrggbb` */
  readonly brand: string;
  /** `#rrggbb` */
  readonly accent: string;
  /** CSS pixels, 0–24. */
  readonly radius: number;
  readonly font: FontName;
};

export type Scheme = "light" | "dark";
