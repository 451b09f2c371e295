import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  credit: "Credit",
  debit: "Debit",
  missing: "N/A",
  yourBrowserBlockedThePrintWindow:
    "Your browser blocked the print window. Allow pop-ups for this site, then choose Print again.",
  yourBrowserCannotOpenThePrint:
    "Your browser cannot open the print window here. Save the receipt, then print the picture.",
  theReceiptCouldNotBeSaved: "The receipt could not be saved. Print it instead.",
  print: "Print",
  save: "Save",
  close: "Close",
  copy: "Copy {value}",
  receipt: "{reference} Receipt",
  theReceiptCouldNotBeShared: "The receipt could not be shared. Save it instead.",
  share: "Share",
  copyPicture: "Copy picture",
  thePictureIsCopied: "The picture is copied. Paste it where you want to send it.",
});
