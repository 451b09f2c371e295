/**
 * Screens are designed for 360 px; these queries apply from a larger width. In rem, so that enlarged text keeps the
 * narrow layout.
 */
export const fromPhablet = "@media (min-width: 30rem)";
export const fromTablet = "@media (min-width: 48rem)";
export const fromDesktop = "@media (min-width: 64rem)";
export const belowTablet = "@media (max-width: 47.9375rem)";
export const calmMotion = "@media (prefers-reduced-motion: reduce)";
