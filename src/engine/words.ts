import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  iKnowPayAgain: "I know. Pay again.",
  tickThisBoxIfYouWant: "Tick this box if you want to pay again",
  thisDeviceCannotKeepARecord: "This device cannot keep a record of payments",
  itsStorageIsFullOrSwitched:
    "Its storage is full or switched off. Stay on this page until you see how the payment ended. If you paid before and did not see that, look into your history first.",
  onlyThisTabKeepsARecord: "Only this tab keeps a record of payments",
  theStorageOfThisDeviceIs:
    "The storage of this device is full or switched off. Keep this tab open until you see how the payment ended. If you close it before that, look into your history before you pay again.",
  youHaveJustMadeThisPayment: "You have just made this payment",
  itWentThroughIfYouPay: "{before} It went through. If you pay again, you pay twice.",
  youHaveMadeThisPaymentBefore: "You have made this payment before",
  weDoNotKnowYetWhether:
    "{before} We do not know yet whether it went through. If you pay again, you may pay twice. Look into your history first, or ask support and give them the reference.",
  atTheBank: "{providerReference} at the bank",
  youConfirmedOnReference: "You confirmed {what} on {startedAt}{times}. Reference: {names}.",
  amount: "Amount",
  ended: "Ended",
  paymentEnded: "Payment ended",
  askUsWhatBecameOfIt: "Ask us what became of it.",
  nothingToShow: "Nothing to show",
  weStillDoNotKnowWhether:
    "We still do not know whether your payment {reference} went through. {repeat} Ask us about it.",
  saved: "Saved",
  deleted: "Deleted",
  fillInThe: "Fill in the {ask}",
  yourPayment: "Your payment {reference}: {text}",
  enterOrMore: "Enter {limit} or more",
  enterOrLess: "Enter {limit} or less",
  chooseOrLater: "Choose {limit} or later",
  chooseOrEarlier: "Choose {limit} or earlier",
  useCharactersOrMore: "Use {limit} characters or more",
  useCharactersAtMost: "Use {limit} characters at most",
  notOffered: "Your bank does not offer this. Choose another one.",
  enterHowMany: "Enter how many",
  enterAWholeNumber: "Enter a whole number",
  enterNumberOrMore: "Enter {minimum} or more",
  enterNumberOrLess: "Enter {maximum} or less",
  checkThe: "Check the {name}",
  thisCannotBePaidYetMissing: "This cannot be paid yet. Missing: {value}. Go back and check the details.",
  thisCannotBePaidYetSomething:
    "This cannot be paid yet: something is missing. Go back and check the details.",
  paymentPending: "Payment pending",
  weDoNotKnowYetOutcome:
    "We do not know yet whether this payment went through. Do not pay again. We keep asking the bank and show the outcome here. Reference: {$intent.reference}",
  theOfferHasExpiredGoOn: "The offer has expired. Go on for a new one.",
  theOfferHadExpiredTheNew: "The offer had expired. The new one is the same. Confirm again.",
  isNowItWas: "{label} is now {value}, it was {before}.",
  theOfferHadExpiredAndThe:
    "The offer had expired, and the new one differs. {value} Check it, then confirm again.",
  thePageOfYourBankCould: "The page of your bank could not be opened.",
  doNotRepeatIt: "Do not repeat it.",
  doNotPayAgain: "Do not pay again.",
  checkTitle: "Check the {title}",
  andSentIt: " and sent it {sent} times",
  yourPaymentWentThrough: "Your payment {reference} went through.",
  yourPaymentDidNot: "Your payment {reference} did not go through.",
  chooseThe: "Choose the {name}",
  enterThe: "Enter the {name}",
  weAreLookingThisUp: "We are looking this up. Wait a moment, then try again.",
  noAnswerCame: "No answer came in time. Try again in a moment.",
  unusableName:
    "We cannot take this: the answer that we got does not tell its fields apart. Nothing was sent.",
  noValue: "We cannot take this: the answer that we got lacks a value. Nothing was sent.",
  unknownRule: "We cannot take this yet: it asks for something that we do not know.",
});
