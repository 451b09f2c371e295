/** How the bank speaks to its customers. The screens and the app are written in the first. */
export const tones = ["formal", "friendly"] as const;
