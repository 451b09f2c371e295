/** Font families that devices already have: nothing is downloaded, so no brand costs a customer a byte. */
export const fonts = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  humanist: '"Gill Sans", "Gill Sans MT", Optima, Candara, Calibri, Ubuntu, "Noto Sans", sans-serif',
  geometric: '"Avenir Next", Avenir, "Century Gothic", Futura, "URW Gothic", Jost, Roboto, sans-serif',
  rounded: 'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, Quicksand, Roboto, sans-serif',
  serif: 'ui-serif, "Iowan Old Style", Charter, Georgia, "Noto Serif", "DejaVu Serif", serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "Bookman Old Style", "URW Bookman", "Noto Serif", serif',
} as const;

export type FontName = keyof typeof fonts;
