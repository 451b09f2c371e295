/**
 * Screens are designed for 360 px; these queries apply from a larger width. In rem, so that enlarged text keeps the
 * narrow layout.
 */
export const fromPhablet = "@media (min-width: 30rem)";
export const fromTablet = "@media (min-width: 48rem)";
export const fromDesktop = "@media (min-width: 64rem)";
/** Room beside the menu for a form and what belongs to it. */
export const fromWide = "@media (min-width: 66rem)";
export const belowTablet = "@media (max-width: 47.9375rem)";
export const calmMotion = "@media (prefers-reduced-motion: reduce)";
/** Where bars at the window's edges leave too little between them: a phone on its side, with its keyboard open, or with much enlarged text. */
export const inLowWindow = "@media (max-height: 26rem)";
/** A phone on its side. */
export const onItsSide = "@media (max-height: 26rem) and (min-width: 34rem)";
