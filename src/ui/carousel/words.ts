import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  start: "Start",
  stop: "Stop",
  of: "{value} of {count}",
  previousOf: "Previous of {title}",
  nextOf: "Next of {title}",
});
