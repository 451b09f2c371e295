import { itemsOf } from "#lib/reply-data.ts";
import type { DraftKeeper } from "#engine/fields/draft.ts";
import { foundByLookUps } from "#engine/state/screen-facts.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { without, type Inputs, type PaymentResult } from "#engine/state/screen-state.ts";
import type { SourceRunner } from "#engine/sources/source-runner.ts";
import { suggest } from "#engine/fields/suggest.ts";

import { inputsAgain } from "./same-again.ts";
import { withRecipient } from "./recipient.ts";
import type { Recipient } from "./recipients.ts";

type RefillParts = {
  readonly draft: DraftKeeper | undefined;
  readonly sources: SourceRunner;
  readonly settled: () => void;
};

export type Refill = {
  readonly fill: (filled: (inputs: Inputs) => Inputs) => void;
  readonly pick: (recipient: Recipient) => void;
  /** Fills in the last payment to them, and empties all else. */
  readonly again: (recipient: Recipient) => void;
  /** Dismisses the result, and fills in what its payment had. */
  readonly repeat: () => void;
};

/** Fills in what an earlier payment had, as if typed. Ignored while anything runs. */
export function createRefill(host: ScreenHost, { draft, sources, settled }: RefillParts): Refill {
  const { screen, state, scope, dispatch } = host;

  function fill(filled: (inputs: Inputs) => Inputs): void {
    if (state().phase !== "asking") return;
    draft?.touch();
    const put = () => dispatch({ type: "changed", inputs: filled(state().inputs) });
    put();
    const suggested = suggest(screen, state(), scope());
    // The values of an earlier payment count more than a suggestion: a number may have moved to another network.
    if (suggested) {
      const inputs = filled(suggested.inputs);
      dispatch({ type: "suggested", suggestions: suggested.suggestions, inputs });
    }
    sources.sync();
    // A source clears values that followed from the earlier inputs, but must not clear what was filled in.
    put();
    settled();
  }

  return {
    fill,
    pick: (recipient: Recipient) => fill((inputs) => withRecipient(screen, inputs, recipient)),
    again: (recipient: Recipient) => {
      fill(() => inputsAgain(screen, recipient));
      // The first wallet, where the payment had none.
      sources.restore();
      settled();
    },
    repeat: () => {
      const { result } = state();
      dispatch({ type: "resulted", result: undefined });
      // What look-ups have filled in they find again, or refuse.
      const entered = without(result?.entered ?? {}, foundByLookUps(screen));
      fill((inputs) => ({ ...inputs, ...entered, ...unpaidRows(result) }));
    },
  };
}

/** Of the lists that were entered, the rows that were not paid, where the end of the payment names them. */
function unpaidRows({ end, entered = {} }: Partial<PaymentResult> = {}): Inputs {
  const lists = Object.entries(end?.again ?? {}).map(([field, numbers]) => {
    const rows = itemsOf(entered[field]).filter((_, at) => numbers.includes(at + 1));
    return [field, rows] as const;
  });
  return Object.fromEntries(lists);
}
