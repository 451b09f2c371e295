import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  areYouStillThere: "Are you still there?",
  s: "{seconds} s",
  toKeepYourMoneySafeWe:
    "To keep your money safe, we sign you out when the countdown ends. What you typed will be lost.",
  thisIsAnotherCustomer:
    "This is another customer. Enter the username and password with which you signed in.",
  signOut: "Sign out",
  staySignedIn: "Stay signed in",
  youWillBeSignedOutIn: "You will be signed out in less than {rounded} seconds.",
  youWereSignedOutBecauseYou: "You were signed out because you were away. Sign in again to go on.",
  youSignedOutInAnotherTab: "You signed out in another tab.",
  yourSessionEndedWhileThisTab: "Your session ended while this tab was put aside. Sign in again to go on.",
  yourSessionHasEndedSignIn: "Your session has ended. Sign in again to go on.",
});
