import type { Screen } from "#definition/compiled.ts";
import { expressionsIn, type Expression } from "#definition/expression.ts";
import type { Value } from "#definition/value.ts";
import { say } from "#lib/text/words.ts";
import { lowerWords } from "#lib/text/text.ts";
import { fieldsOf, titleOf } from "#engine/fields/lacking-fields.ts";
import { regionFor } from "#engine/values/own-currency.ts";
import { asks, secretInputs, type MoneyStep } from "#engine/state/screen-facts.ts";
import { resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

import type { Confirmation } from "./confirmation.ts";
import { missingParts, type MissingPart } from "./missing-parts.ts";

/**
 * Why a payment cannot be confirmed: the values that its request lacks. Undefined when nothing is missing.
 * @param open fields that the customer is still filling in, which do not count as missing yet
 */
export function missingText(
  screen: Screen,
  step: MoneyStep,
  confirmation: Confirmation,
  open: readonly string[] = [],
): string | undefined {
  const missing = missingParts(screen, step, confirmation).filter(
    ({ expression }) => !isOpen(expression, open),
  );
  const names = [...new Set(missing.map((part) => nameOf(screen, step, part)))];
  const isTyped = open.some((name) => !secretInputs(screen).includes(name));
  const amount = step.amount === undefined ? 0 : resolveValue(step.amount, confirmation.scope);
  const isIn = (currency: Value | undefined) => regionFor(currency, confirmation.scope) !== undefined;
  if (names.length === 0 && !isTyped && typeof amount !== "number") names.push("amount");
  if (names.length === 0 && !isTyped && !isIn(step.currency)) names.push("currency");
  if (names.length > 0) return say(words.thisCannotBePaidYetMissing, { value: names.join(", ") });
  return confirmation.request ? undefined : words.thisCannotBePaidYetSomething;
}

function isOpen(expression: Expression | undefined, open: readonly string[]): boolean {
  return expression?.root === "inputs" || expression?.root === "selected"
    ? open.includes(expression.path[0] ?? "")
    : false;
}

/** The name in the review, else in the form, else the key in the body. */
function nameOf(screen: Screen, { review = [] }: MoneyStep, { pointer, expression }: MissingPart): string {
  const row = review.find(({ value }) =>
    expressionsIn(value).some((one) => one.root === "request" && one.pointer === pointer),
  );
  if (row) return lowerWords(row.label);
  const name = expression?.path[0] ?? "";
  const form = asks(screen).find((ask) => fieldsOf(ask).includes(name));
  if (form) return titleOf(form, name);
  return (pointer.split("/").at(-1) ?? "")
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}
