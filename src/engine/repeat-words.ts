/** What not to do about a payment whose end is not known: who receives has nothing to pay. */
export function doNotRepeat(direction: "debit" | "credit" = "debit"): string {
  return direction === "credit" ? "Do not repeat it." : "Do not pay again.";
}
