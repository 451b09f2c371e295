import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  aNewVersionIsReady: "A new version is ready.",
  theBankCanBeReachedAgain: "The bank can be reached again.",
  reload: "Reload",
});
