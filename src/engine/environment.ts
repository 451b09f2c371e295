import type { ProviderRequest, Reply, Send } from "#provider/client.ts";
import type { Tone } from "#definition/format.ts";
import type { Alone } from "#lib/storage/alone.ts";
import type { Region } from "#lib/region.ts";

import type { DraftStorage } from "./fields/draft.ts";
import type { Entries } from "./journal/entries.ts";
import type { Journal } from "./journal/journal.ts";
import type { Recipients } from "./recipients/recipients.ts";
import type { Unanswered } from "./journal/unanswered.ts";

export type AlertEffect = {
  readonly kind: "alert";
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  /**
   * Key of the payment whose outcome the effect calls unknown; the payment may settle before the customer has read it.
   */
  readonly payment?: string;
};

/** An effect outside of the screen, with every value resolved. */
export type PerformedEffect =
  | AlertEffect
  | { readonly kind: "toast"; readonly text: string; readonly tone: Tone }
  | { readonly kind: "navigate"; readonly to: string }
  /** Leaves the app for an address that `outside` allows. */
  | { readonly kind: "leave"; readonly to: string }
  | { readonly kind: "store"; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: "signIn"; readonly token: string; readonly user: Readonly<Record<string, unknown>> }
  | { readonly kind: "clearSession" };

/** Pages outside of the app at which a payment is confirmed, and the way back from them. */
export type Outside = {
  /** Whether the deployment lets a payment lead there. */
  readonly allows: (address: string) => boolean;
  /** The whole address of a path of this app, to which the customer comes back for a payment. */
  readonly addressOf: (path: string, reference: string) => string;
  /** The reference of the payment for which the customer has come back. */
  readonly backFor: () => string | undefined;
};

/** Everything that the engine needs of the app around it. */
export type Environment = {
  readonly send: Send;
  /** The reply that the same request has had earlier in this session; without it nothing is known. */
  readonly known?: (request: ProviderRequest) => Reply | undefined;
  /** Values that expressions may use besides the screen's own; read each time. */
  readonly context: () => {
    readonly user: unknown;
    readonly company: unknown;
    readonly settings: unknown;
    /** How the bank's country writes amounts. */
    readonly region: Region;
    readonly stored: unknown;
  };
  readonly perform: (effect: PerformedEffect) => void;
  /** Whether this customer is still there to be told something: the session may have ended, and somebody else signed in. */
  readonly attends: () => boolean;
  readonly journal: Journal;
  /** Requests of `once` steps whose answer is not certain. */
  readonly unanswered: Entries<Unanswered>;
  /** Reads and changes the journal and the unanswered requests while no other tab of this customer does. */
  readonly alone: Alone;
  readonly recipients: Recipients;
  readonly outside: Outside;
  readonly drafts: DraftStorage;
  readonly sent: SentCalls;
  /** Called when a payment has or may have ended, so that balances and history are out of date. */
  readonly moneyMoved: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The same by the provider's clock; undefined while that is not known. */
  readonly serverNow: () => number | undefined;
  /** Waits this many ms before the bank is asked again. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** When (epoch ms) which call was last sent in this tab, by any screen: a reload does not end the pause after it. */
export type SentCalls = {
  readonly at: (call: string) => unknown;
  /** Undefined forgets it: what was refused may be sent again at once. */
  readonly note: (call: string, at: number | undefined) => void;
};
