import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  youLeaveThisPageForUntil: "You leave this page for {host}. Until you are back the payment is pending.",
  iHaveConfirmedIt: "I have confirmed it",
  notNow: "Not now",
  goToYourBank: "Go to your bank",
  done: "Done",
  s: "{left} s",
  stopWaiting: "Stop waiting",
});
