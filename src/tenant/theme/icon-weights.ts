/** Widths of the lines of icons, in units of a drawing that is 24 high. */
export const iconWeights = { thin: "1.5", regular: "2", bold: "2.5" } as const;

export type IconWeight = keyof typeof iconWeights;
