import type { Screen } from "#definition/compiled.ts";
import { formatWholeMoney } from "#lib/money/money.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { isAsk, isDialog } from "#engine/state/position.ts";
import { regionOf } from "#engine/scope/region.ts";
import { asks, defaultsOf, foundByLookUps, isMoney, secretInputs } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Inputs } from "#engine/state/screen-state.ts";

import { isRecipientValue, type Again, type Recipient } from "./recipients.ts";

/**
 * What a payment that went through needs again; undefined where the screen does not let the customer confirm it. What a
 * look-up has filled in is left out: it is looked up again.
 * @param entered what the customer entered, without secrets
 */
export function againOf(
  screen: Screen,
  { minor, currency, amount, startedAt }: JournalEntry,
  entered: Inputs,
  scope: Scope,
): Again | undefined {
  const isKnown = minor !== undefined && currency !== undefined;
  const text = isKnown ? formatWholeMoney(minor, { ...regionOf(scope), currency }) : amount;
  if (text === undefined || !isConfirmed(screen)) return undefined;
  const found = foundByLookUps(screen);
  const inputs = Object.fromEntries(
    Object.entries(entered).flatMap(([name, value]) =>
      isRecipientValue(value) && !found.includes(name) ? [[name, value]] : [],
    ),
  );
  return { amount: text, inputs, at: startedAt };
}

/** The inputs of the payment that is made again. Stored ones that the screen does not ask for, or that are secret, are ignored. */
export function inputsAgain(screen: Screen, { again }: Recipient): Inputs {
  const secrets = secretInputs(screen);
  const asked = asks(screen).flatMap(({ names }) => names);
  const own = Object.entries(again?.inputs ?? {}).filter(
    ([name]) => asked.includes(name) && !secrets.includes(name),
  );
  return { ...defaultsOf(screen), ...Object.fromEntries(own) };
}

/** The first form on the page, above which the recipients stand. */
function firstForm(screen: Screen): number {
  return screen.steps.findIndex((step) => isAsk(step) && !isDialog(step));
}

/** Whether the customer always reads and confirms a payment after the first form: only then may a tap submit that form. */
export function isConfirmed(screen: Screen): boolean {
  const money = screen.steps.findIndex(isMoney);
  return screen.steps
    .slice(firstForm(screen) + 1, Math.max(money, 0))
    .some((step) => isAsk(step) && step.ask.review === true && step.when === undefined);
}
