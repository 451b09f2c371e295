import type { Check } from "#tools/compile-screen/parts/context.ts";

const OF_REPLIES = ["outcomes", "on", "outputs", "result", "message", "fieldErrors"];

/** A call in the background goes out and is forgotten: nothing that waits for its reply would ever happen. */
export const background: Check = {
  rule: "background",
  after: ["money", "once", "quote"],
  *check({ parts }) {
    for (const { call, kind, pointer } of parts.calls) {
      const key = kind === "step" && call.background === true && OF_REPLIES.find((one) => one in call);
      if (!key) continue;
      const message = `"${key}" of a call in the background, whose reply nobody waits for`;
      yield {
        pointer: `${pointer}/${key}`,
        atKey: true,
        message,
        expected: `no "${key}", or no "background"`,
      };
    }
  },
};
