import { parseExpression } from "#definition/expression.ts";
import { evaluate, type Scope } from "#engine/scope/scope.ts";

import { memo } from "./memo.ts";

const parse = memo(parseExpression);

/** The value of a single expression; undefined when the text is not one. */
export function evaluateText(text: string, scope: Scope): unknown {
  const expression = parse(text);
  return "error" in expression ? undefined : evaluate(expression, scope);
}
