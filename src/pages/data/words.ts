import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  badAnswer: "The bank did not answer as it should. Try again in a moment.",
  wallet: "Wallet",
});
