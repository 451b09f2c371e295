import type { Random } from "#sandbox/demo/random.ts";
import type { Fault } from "#sandbox/http/fault.ts";

/** How a decoy differs from our payment: a row of another payment whose payer wrote our reference into a text. */
export type Decoy = "amount" | "type" | "direction" | "recipient";

/** How a storage refuses to store. */
export type Refusal = "full" | "blocked";

/** The faults of one payment. */
export type Trial = {
  readonly name: string;
  /** The fault that the sandbox makes. */
  readonly fault?: Omit<Fault, "route">;
  /** No reply within the app's timeout, but the payment is made. */
  readonly isSilent?: true;
  /** The page closes while the request is running; the request reaches the bank before that, later, or never. */
  readonly underWay?: "before" | "later" | "never";
  /** The label next to `status: true`; `none` removes it. With a failure's label the bank moves no money. */
  readonly label?: { readonly word: unknown; readonly isMade: boolean } | "none";
  /** The HTTP status of the reply, although the payment is made. */
  readonly status?: number;
  /** The HTTP status of a refusal: a message without `status`, and a code for a conflict. The bank moves no money. */
  readonly refusal?: number;
  readonly device?: "offline" | "two tabs";
  /** Which storages refuse: the one that the tabs share, or also each tab's own. */
  readonly storage?: { readonly refusal: Refusal; readonly where: "device" | "everywhere" };
  readonly decoy?: Decoy;
  /** The number of later payments by others. */
  readonly newer?: number;
  /** What the customer leaves and opens again before the connection returns. */
  readonly leaves?: "screen" | "page" | "tab" | "session" | undefined;
  /** How long the customer is away, in ms. */
  readonly away?: number;
  /** The customer confirms the pending payment again: without or with the second confirmation. */
  readonly again?: "unsure" | "sure" | undefined;
};

/** One way in which a payment goes wrong; its forms are used in turn, or the seed chooses one. */
export type Kind = (random: Random, turn: number) => Trial;

export function inTurn<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length]!;
}
