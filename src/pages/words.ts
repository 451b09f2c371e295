import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  leaves: "(leaves {bank} for {host}, opens in a new tab)",
  verifyEmail: "Verify your email",
});
