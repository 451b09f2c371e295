import { beside } from "#lib/text/isolated.ts";
import { say } from "#lib/text/words.ts";
import type { Recipient } from "#engine/recipients/recipients.ts";
import { words } from "#renderer/words.ts";

/** An amount with whom it goes to, or comes from: "₦100 to Mum". */
export function withWhom(amount: string, whom: string | undefined, direction: "debit" | "credit"): string {
  if (whom === undefined) return amount;
  return direction === "credit" ? say(words.from, { amount, whom }) : say(words.to, { amount, whom });
}

/** How the customer calls a recipient, and the line below it. */
export function wordsFor({ name, label, detail }: Recipient): { label: string; detail?: string | undefined } {
  if (name === undefined) return { label, detail };
  return {
    label: name,
    detail: detail?.includes(label) ? detail : beside([label, detail], " "),
  };
}
