import type { Screen } from "#definition/compiled.ts";
import type { Expression } from "#definition/expression.ts";
import { challengeOf } from "#engine/state/position.ts";
import { secretInputs, sentExpressions } from "#engine/state/screen-facts.ts";
import { evaluate, type Scope } from "#engine/scope/scope.ts";

/**
 * What a customer wants of a screen: every input that a call sends, and the values that another screen handed over
 * (which card, which loan). Secrets are left out. The request itself is not used, because it may contain outputs of an
 * earlier call, which differ each time.
 */
export function wishOf(screen: Screen, scope: Scope): readonly (readonly [string, unknown])[] {
  const secrets = secretInputs(screen);
  // What a challenge asks for is known only after the payment was written down.
  const sending = screen.steps.filter((step) => challengeOf(step) === undefined);
  const wanted = new Map(sending.flatMap(sentExpressions).flatMap((sent) => wantedBy(sent, scope)));
  const names = [...wanted.keys()].filter((name) => !secrets.includes(name));
  // toSorted is newer than the browsers that we build for.
  names.sort();
  return names
    .map((name) => [name, wanted.get(name)] as const)
    .filter(([, value]) => value !== undefined && value !== null && value !== "");
}

function wantedBy(expression: Expression, scope: Scope): (readonly [string, unknown])[] {
  const { root, path, text } = expression;
  if (root === "stored") return [[text, evaluate(expression, scope)]];
  if (root !== "inputs" && root !== "selected") return [];
  const inputs = (scope.inputs ?? {}) as Readonly<Record<string, unknown>>;
  return [[path[0] ?? "", inputs[path[0] ?? ""]]];
}
