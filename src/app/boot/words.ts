import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  bankIsGone: "{name} is no longer at this address. Your money is at the bank: ask it where to find it now.",
  loading: "Loading",
  weCouldNotFindThisBank: "We could not find this bank. Check the address, then try again.",
  pageBroken: "Page Broken!",
  retry: "Retry",
  theBankDidNotAnswerAs: "The bank did not answer as it should. Try again in a moment.",
  unreachable: "We could not load this page",
});
