import { type Check, READABLE } from "#tools/compile-screen/parts/context.ts";
import { isCarried, isSent, isWithin } from "#tools/compile-screen/parts/carried.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

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
      const rows = listOf(fieldsOf(step).review);
      if (rows.length === 0) continue;
      const sent = uses.filter(({ pointer }) => isSent(pointer, index));
      const shown = uses.filter(({ pointer }) => isWithin(pointer, `/steps/${index}/review`));
      for (const [row, definition] of rows.entries()) {
        const at = `/steps/${index}/review/${row}`;
        const pointer = `${at}/value`;
        const named = shown.filter(
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
