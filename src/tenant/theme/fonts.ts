import { STAND_IN } from "./stand-in.ts";

/**
 * Font families. Those up to `slab` are on the devices already. The others are in the build (`tools/looks`), subset to at most 25 kB each,
 * and only the customers of a bank that names one download it.
 */
export const fonts = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  humanist: '"Gill Sans", "Gill Sans MT", Optima, Candara, Calibri, Ubuntu, "Noto Sans", sans-serif',
  geometric: '"Avenir Next", Avenir, "Century Gothic", Futura, "URW Gothic", Jost, Roboto, sans-serif',
  rounded: 'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, Quicksand, Roboto, sans-serif',
  serif: 'ui-serif, "Iowan Old Style", Charter, Georgia, "Noto Serif", "DejaVu Serif", serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "Bookman Old Style", "URW Bookman", "Noto Serif", serif',
  jakarta: hosted("Plus Jakarta Sans", "sans-serif"),
  nunito: hosted("Nunito", "sans-serif"),
  "space-grotesk": hosted("Space Grotesk", "sans-serif"),
  brygada: hosted("Brygada 1918", "serif"),
} as const;

export type FontName = keyof typeof fonts;

function hosted(family: string, generic: "serif" | "sans-serif"): string {
  return `"${family}", "${family} ${STAND_IN}", ${generic === "serif" ? "Georgia, " : "system-ui, "}${generic}`;
}
