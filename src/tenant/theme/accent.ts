/** Parts that may have the accent colour in the place of the brand's. */
export const accentParts = ["buttons", "icons", "marks", "cards"] as const;

export type AccentPart = (typeof accentParts)[number];
