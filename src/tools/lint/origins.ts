import { isWithin } from "#tools/compile-screen/parts/carried.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { inRequest } from "#tools/compile-screen/parts/request-pointer.ts";

/**
 * The expressions that a value of a step is made from. A value of the request is also made from what the body has
 * there. Conditions and the arguments of transforms do not count: they change a value and are not the value.
 */
export function originsOf(pointer: string, step: string, context: Context): readonly string[] {
  const uses = expressionUses(context).filter(
    ({ use, pointer: at }) => use !== "condition" && !at.includes("/as/"),
  );
  const named = uses.filter((one) => isWithin(one.pointer, pointer));
  return named.flatMap((one) => [
    one.expression.text,
    ...sentAt(one, `${step}/body`, uses).map(({ expression }) => expression.text),
  ]);
}

const ADDS = /\/as\/(?:\d+\/)?(?:sum|less-percent)(?:\/|$)/;

/** What is added to a value of a step, or taken from it: a fee, a discount. Looked for in the request as above. */
export function addedTo(pointer: string, step: string, context: Context): readonly string[] {
  const uses = expressionUses(context).filter(({ use }) => use !== "condition");
  const named = uses.filter((one) => isWithin(one.pointer, pointer));
  const sent = named.flatMap((one) => sentAt(one, `${step}/body`, uses));
  return [...named, ...sent].filter((one) => ADDS.test(one.pointer)).map(({ expression }) => expression.text);
}

/** What the body has where an expression reads the request. */
function sentAt(
  { expression }: ExpressionUse,
  body: string,
  uses: readonly ExpressionUse[],
): ExpressionUse[] {
  const { root, path, pointer = "" } = expression;
  if (root !== "request" || path[0] !== "body") return [];
  return uses.filter(
    (one) => isWithin(one.pointer, body) && isWithin(inRequest(one.pointer.slice(body.length)), pointer),
  );
}
