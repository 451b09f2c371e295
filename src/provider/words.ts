import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  youAreOfflineSoNothingWas: "You are offline, so nothing was sent. Check your connection, then try again.",
  youAreOfflineCheckYour: "You are offline. Check your connection, then try again.",
  somethingIsMissingSoNothingWas:
    "Something is missing, so nothing was sent. Check what you entered, then try again.",
  theBankDidNotAnswerIn: "The bank did not answer in time. Try again in a moment.",
  weCouldNotReachTheBank: "We could not reach the bank. Check your connection, then try again.",
  theBankSentAnAnswerThat: "The bank sent an answer that we could not read. Try again in a moment.",
  thisIsTooLargeForThe: "This is too large for the bank. Choose smaller files, then try again.",
  theRequestWasStopped: "The request was stopped.",
  somethingWentWrongTryAgainIn: "Something went wrong. Try again in a moment.",
});
