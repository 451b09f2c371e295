import type { Check } from "#tools/compile-screen/parts/context.ts";

/** Stages consist of steps on the page. */
export const wizard: Check = {
  rule: "wizard",
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      if (ask.stage === undefined || ask.dialog !== true) continue;
      yield {
        pointer: `${pointer}/stage`,
        atKey: true,
        message: "a dialog is not a stage: it belongs to the stage of the form below it",
        expected: "none",
      };
    }
  },
};
