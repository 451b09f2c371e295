import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  unreachable: "We could not load this page",
  retry: "Retry",
  yourBank: "your bank",
});
