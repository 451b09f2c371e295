import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  yourUsernameForTheNextSign: "Your username, for the next sign-in",
  whomYouHaveSaved: "Whom you have saved",
  whomYouPaidLately: "Whom you paid lately",
  paymentsThatWereNotClearAt: "Payments that were not clear at once",
  paymentsThatWentThroughLately: "Payments that went through lately",
  requestsWithoutAnAnswer: "Requests without an answer",
  whichNotificationsYouHaveSeen: "Which notifications you have seen",
  otherThingsOfYours: "Other things of yours",
  howTheAppIsSetUp: "How the app is set up here",
  kept: "Kept",
  isPending: "pending",
  wentThrough: "went through",
  didNotGoThrough: "did not go through",
  paymentSuccessful: "Payment successful",
  paymentDidNotGoThrough: "Payment did not go through",
});
