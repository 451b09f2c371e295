import { type Check, type Context, READABLE } from "#tools/compile-screen/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/expression-uses.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/fields.ts";

/**
 * What customers confirm is what is sent: each row of a review shows a value of the request, or what a reply said about
 * the customer's input.
 */
export const reviews: Check = {
  rule: "review",
  after: [...READABLE, "expression", "name"],
  *check(context) {
    const uses = expressionUses(context);
    for (const [index, step] of listOf(context.screen.steps).entries()) {
      const sent = uses.filter(({ pointer }) => isSent(pointer, index));
      for (const [row, definition] of listOf(fieldsOf(step).review).entries()) {
        const at = `/steps/${index}/review/${row}`;
        const pointer = `${at}/value`;
        const named = uses.filter(
          (use) => isWithin(use.pointer, pointer) || isWithin(use.pointer, `${at}/each`),
        );
        if (named.some((use) => isCarried(use, sent, context))) continue;
        const { label } = fieldsOf(definition);
        yield {
          pointer,
          message: `what "${String(label)}" shows is neither in the request nor in a reply`,
          expected: '"$request.body#/…", or what a reply said of what the customer entered',
        };
      }
    }
  },
};

/** Whether the call of this step, or of an earlier one, sends the value. */
function isSent(pointer: string, index: number): boolean {
  const [, at, part] = /^\/steps\/(\d+)\/(call|query|body)(?:\/|$)/.exec(pointer) ?? [];
  return part !== undefined && Number(at) <= index;
}

function isCarried({ expression }: ExpressionUse, sent: readonly ExpressionUse[], context: Context): boolean {
  const { root, path } = expression;
  const [name = ""] = path;
  const isNamed = (roots: readonly string[]) =>
    sent.some((use) => roots.includes(use.expression.root) && use.expression.path[0] === name);
  if (["request", "steps", "intent"].includes(root)) return true;
  if (root === "sources") return isNamed(["sources"]) || asksAbout(name, context);
  if (root !== "inputs" && root !== "selected") return isNamed([root]);
  return (
    isNamed(["inputs", "selected"]) || fillers(name, context).some((source) => asksAbout(source, context))
  );
}

/** The sources that fill an input. */
function fillers(input: string, { screen }: Context): string[] {
  const sources = Object.entries(fieldsOf(screen.sources));
  return sources.flatMap(([name, source]) => (input in fieldsOf(fieldsOf(source).fill) ? [name] : []));
}

/** Whether a source asks about something that the customer entered, so that its reply is about this payment. */
function asksAbout(source: string, context: Context): boolean {
  return expressionUses(context).some(
    ({ pointer, expression }) =>
      /^\/(?:call|query|body|when)(?:\/|$)/.test(pointer.replace(`/sources/${source}`, "")) &&
      pointer.startsWith(`/sources/${source}/`) &&
      ["inputs", "selected", "stored", "steps"].includes(expression.root),
  );
}

function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}
