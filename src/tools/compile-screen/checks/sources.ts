import type { Check } from "#tools/compile-screen/context.ts";

/** A source does not refresh sources: two that refresh each other would never stop. */
export const sources: Check = {
  rule: "source",
  *check({ parts }) {
    for (const { effect, pointer } of parts.effects) {
      if (!("refresh" in effect) || !pointer.startsWith("/sources/")) continue;
      yield {
        pointer: `${pointer}/refresh`,
        atKey: true,
        message: "a source cannot run sources again",
        expected: "an expression in its call: it runs again when that value is another",
      };
    }
  },
};
