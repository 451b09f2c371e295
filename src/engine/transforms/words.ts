import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  and: "{others} and {last}",
});
