/** Patterns for cards and sign-in, drawn in the brand's colours (`tools/looks/patterns.ts`). */
export const patterns = ["none", "rings", "waves", "dunes", "leaves", "weave", "dots"] as const;

export type PatternName = (typeof patterns)[number];
