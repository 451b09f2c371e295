import type { Step } from "#definition/compiled.ts";
import type { Outcome } from "#definition/screen.ts";
import { decideByRules, decideMoney } from "#engine/payments/money-outcome.ts";
import { withAnswer } from "#engine/calls/outcome.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { isMoney, resolveRows } from "#engine/state/screen-facts.ts";
import type { StepOf } from "#engine/screen/step-kind.ts";
import { resolveValue } from "#engine/values/value.ts";
import { filledInputs } from "#engine/sources/filled-inputs.ts";
import { readAnswer } from "#engine/sources/source.ts";
import type { Reply } from "#provider/client.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { NIGERIA } from "#tests/support/regions.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { subjects, type Subject } from "../money/subjects.ts";

type Read = {
  readonly read: unknown;
  readonly outcome?: Outcome;
  /** What the outcome was drawn from, where it is not the whole reply. */
  readonly row?: unknown;
};

/** How the engine reads a reply: what it reads; of a call that moves money, the outcome too. */
export type ScreenReader = {
  readonly name: string;
  readonly screen: string;
  readonly read: (reply: Reply) => Read;
};

/** Every source, money call and question about a payment, of each screen that moves money. */
export function screenReaders(): readonly ScreenReader[] {
  return subjects.flatMap(readersOf);
}

function readersOf({ screen: name, inputs, stored = {} }: Subject): readonly ScreenReader[] {
  const screen = compileScreenFile(`schemas/screens/${name}.json`);
  const scope: Scope = {
    inputs,
    stored,
    region: NIGERIA,
    now: 0,
    seed: "seed",
    intent: { reference: "ref" },
  };
  const reader = (part: string, read: ScreenReader["read"]) => ({
    name: `${name} ${part}`,
    screen: name,
    read,
  });
  const sources = Object.entries(screen.sources ?? {}).map(([key, source]) =>
    reader(`source ${key}`, (reply) => {
      const state = readAnswer(source, key, { reply }, scope);
      const filled =
        state.status === "ready" ? filledInputs(source, withAnswer(scope, { reply }, source)) : {};
      return { read: { reason: state.reason, options: state.options?.map(({ label }) => label), filled } };
    }),
  );
  const begins = screen.steps.some(isWait);
  const calls = screen.steps.filter(isMoney).flatMap((step) => [
    reader("payment", (reply) => {
      const answered = withAnswer(scope, { reply }, step);
      const outcome = decideMoney(step, { reply }, answered);
      // Where the screen waits for it, the payment has only begun.
      const isEnd = !begins || outcome !== "succeeded";
      return { ...(isEnd && { outcome }), read: resolveRows(step.result, answered) };
    }),
    ...[step.requery ?? []].flat().map((requery) =>
      reader("question", (reply) => {
        const answered = withAnswer(scope, { reply });
        const { find } = requery;
        const found = find ? { ...answered, item: itemsOf(resolveValue(find.in, answered))[0] } : answered;
        const read = resolveRows(requery.result, found);
        return { outcome: decideByRules(requery, found), read, ...(find && { row: found.item }) };
      }),
    ),
  ]);
  const waits = screen.steps.filter(isWait).map((step) =>
    reader("wait", (reply) => {
      return { outcome: decideByRules(step, withAnswer(scope, { reply }, step)), read: undefined };
    }),
  );
  return [...sources, ...calls, ...waits];
}

function isWait(step: Step): step is StepOf<"wait"> {
  return "wait" in step;
}
