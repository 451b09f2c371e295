import type { Check, Context, Finding } from "#tools/compile-screen/context.ts";
import { expressionUses } from "#tools/compile-screen/expression-uses.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/fields.ts";

/** A source does not refresh sources: two that refresh each other would never stop. A look-up has something to wait for. */
export const sources: Check = {
  rule: "source",
  *check(context) {
    for (const { effect, pointer } of context.parts.effects) {
      if (!("refresh" in effect) || !pointer.startsWith("/sources/")) continue;
      yield {
        pointer: `${pointer}/refresh`,
        atKey: true,
        message: "a source cannot run sources again",
        expected: "an expression in its call: it runs again when that value is another",
      };
    }
    for (const [name, source] of Object.entries(fieldsOf(context.screen.sources))) {
      yield* lookUpProblems(name, fieldsOf(source), context);
    }
  },
};

function* lookUpProblems(
  name: string,
  { withinLimits, debounce }: ReturnType<typeof fieldsOf>,
  context: Context,
): Iterable<Finding> {
  const pointer = `/sources/${name}`;
  for (const [index, input] of listOf(withinLimits).entries()) {
    if (hasLimits(String(input), context)) continue;
    const message = `no form has limits for ${JSON.stringify(input)}`;
    yield {
      pointer: `${pointer}/withinLimits/${index}`,
      message,
      expected: '"limits" of that field, or "when"',
    };
  }
  if (debounce === undefined || usesInputs(pointer, context)) return;
  const message = "there is no typing to wait for";
  yield { pointer: `${pointer}/debounce`, atKey: true, message, expected: "an input in its call" };
}

function hasLimits(input: string, { screen }: Context): boolean {
  return listOf(screen.steps).some((step) => input in fieldsOf(fieldsOf(fieldsOf(step).ask).limits));
}

function usesInputs(source: string, context: Context): boolean {
  return [...expressionUses(context)].some(
    ({ expression, pointer }) =>
      pointer.startsWith(`${source}/`) && (expression.root === "inputs" || expression.root === "selected"),
  );
}
