/** Transforms that are part of the first load (`engine/transforms/at-hand.ts`); all others are late. */
export const transformsAtHand: readonly string[] = ["digits", "lower", "phone", "trim", "upper"];
