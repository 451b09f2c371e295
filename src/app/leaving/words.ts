import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  youAreLeaving: "You are leaving {bankName}",
  thisLinkLeadsToAnotherSite: "This link leads to another site:",
  goThereOnlyIfYouKnow: "Go there only if you know it. Never enter your password, PIN or card number there.",
  goThereInANewTab: "Go there in a new tab",
  stayHere: "Stay here",
});
