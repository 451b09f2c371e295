import type { Check } from "#tools/compile-screen/context.ts";

/** Stages are of steps on the page; what is entered is kept for customers only, who have a session. */
export const wizard: Check = {
  rule: "wizard",
  *check({ screen, parts }) {
    for (const { ask, pointer } of parts.asks) {
      if (ask.stage === undefined || ask.dialog !== true) continue;
      yield {
        pointer: `${pointer}/stage`,
        atKey: true,
        message: "a dialog is no stage: it belongs to that of the form below it",
        expected: "none",
      };
    }
    if (screen.draft === true && screen.access === "public") {
      yield { pointer: "/draft", message: "a screen before sign-in keeps no draft", expected: "false" };
    }
  },
};
