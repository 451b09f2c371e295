import type { Outcome } from "./screen.ts";

/**
 * One way in which a screen can go, as product staff write it beside the screen: what the customer types, what the
 * provider answers, and what must come of it. It is run as a test, drives the sandbox for calls that it does not know,
 * and shows the screen in the gallery. In a file it may say `"like": "an earlier one"` and only what differs; here it is
 * whole.
 */
export type ScenarioDefinition = {
  readonly name: string;
  /** What other screens have stored (`$stored`). */
  readonly stored?: { readonly [name: string]: unknown };
  /** What the customer types and chooses, as the request would read it: amounts in kobo. */
  readonly inputs: { readonly [input: string]: unknown };
  readonly replies: readonly ScenarioReply[];
  /** Further attempts after the first has ended, in order. What they expect is what came of the last. */
  readonly again?: readonly ScenarioAttempt[];
  readonly expect: {
    readonly outcome?: Outcome;
    /** What the bank says of a pending payment when it is asked again. */
    readonly later?: Outcome;
    /** Fields that refuse what was typed; no request of a step goes out then. */
    readonly refused?: readonly string[];
    /** The requests of steps, exactly and in order. */
    readonly requests?: readonly ScenarioRequest[];
    readonly shows?: readonly string[];
    /** Texts that the customer must not see. */
    readonly hides?: readonly string[];
  };
};

/** The customer fills in and confirms once more the forms that stand there then. */
export type ScenarioAttempt = {
  /** What is typed differently; the rest is typed as before. */
  readonly inputs?: { readonly [input: string]: unknown };
  /** The page is loaded anew before. */
  readonly reload?: boolean;
  /** The customer says yes once more to a payment that is pending already; without it, it is not sent again. */
  readonly sure?: boolean;
};

export type ScenarioReply = {
  /** `METHOD path`; a segment in braces, as `{reference}`, stands for any. */
  readonly call: string;
  /** HTTP status. Default 200. */
  readonly status?: number;
  readonly body?: unknown;
  /** No reply comes, or none that can be read. */
  readonly lost?: "network" | "timeout" | "offline" | "unreadable";
  /** How often it is given before the next of the same call. Default 1; the last is given again and again. */
  readonly times?: number;
};

export type ScenarioRequest = {
  readonly call: string;
  readonly query?: { readonly [name: string]: unknown };
  /** Name for its Idempotency-Key: the same name is the same key, another name another. */
  readonly key?: string;
  /**
   * Its exact JSON; `{ "$pattern": "^\\d{8}-" }` anywhere in it stands for any text that fits. With `"$same": "name"`
   * beside it, it is the same text wherever that name stands.
   */
  readonly body?: unknown;
};
