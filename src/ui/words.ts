import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  chosen: "chosen",
  nothingFound: "Nothing found",
  results: "{count, plural, one {# result} other {# results}}",
  searching: "Searching…",
  nothingFoundCheckTheSpellingOr: "Nothing found. Check the spelling, or type less.",
  clear: "Clear {label}",
  copied: "{copied} copied",
  itCouldNotBeCopiedSelect: "It could not be copied. Select the text and copy it.",
  close: "Close",
  retry: "Retry",
  errorIn: "Error: {title}",
  thereIsAProblem: "There is a problem",
  hide: "Hide",
  show: "Show",
  optional: "(optional)",
  copy: "Copy {value}",
  hidden: "Hidden",
  decrease: "Decrease {noun}",
  increase: "Increase {noun}",
  youAreOfflineCheckYourConnection:
    "You are offline. Check your connection. What you typed stays on this page.",
  of: "{noun} of {label}",
  forget: "Forget {label}",
  dismiss: "Dismiss",
});
