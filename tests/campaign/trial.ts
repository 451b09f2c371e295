import type { Random } from "#sandbox/demo/random.ts";
import type { Fault } from "#sandbox/http/fault.ts";

/** A row of the history that is not ours and contains our reference where its payer can write. */
export type Decoy = "amount" | "type" | "direction" | "recipient";

/** How a storage refuses to store. */
export type Refusal = "full" | "blocked";

/** What goes wrong with one payment. */
export type Trial = {
  readonly name: string;
  /** As the sandbox spoils it. */
  readonly fault?: Omit<Fault, "route">;
  /** No answer within the app's timeout, but the payment is made. */
  readonly isSilent?: true;
  /** The page closes while the request is running; the request reaches the bank before that, later, or never. */
  readonly underWay?: "before" | "later" | "never";
  /** The label beside `status: true`; `none` takes it away. Of failures the bank moves no money. */
  readonly label?: { readonly word: unknown; readonly isMade: boolean } | "none";
  /** The status of the reply to a payment that is made. */
  readonly status?: number;
  /** Refused with a message and no `status`, a conflict with a code; the bank moves no money. */
  readonly refusal?: number;
  readonly device?: "offline" | "two tabs";
  /** Which storages refuse: the one that the tabs share, or also each tab's own. */
  readonly storage?: { readonly refusal: Refusal; readonly where: "device" | "everywhere" };
  readonly decoy?: Decoy;
  /** Other payments after it, in numbers. */
  readonly newer?: number;
  /** What the customer leaves, and comes back to, before the connection returns. */
  readonly leaves?: "screen" | "page" | "tab" | "session" | undefined;
  /** For how long they are away, in ms. */
  readonly away?: number;
  /** The customer confirms the pending payment again: without or with the second yes. */
  readonly again?: "unsure" | "sure" | undefined;
};

/** One way in which a payment goes wrong; its forms are used in turn, or the seed chooses one. */
export type Kind = (random: Random, turn: number) => Trial;

export function inTurn<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length]!;
}
