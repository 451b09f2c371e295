import type { Check } from "#tools/compile-screen/parts/context.ts";

/** Past transactions belong to a customer who is signed in. */
export const history: Check = {
  rule: "history",
  *check({ screen }) {
    // A dialog shows none at all, which `over` says.
    if (screen.access !== "public" || screen.history === undefined || screen.over !== undefined) return;
    yield {
      pointer: "/history",
      atKey: true,
      message: "a public screen shows no past transactions: nobody is signed in",
      expected: 'no history, or "access": "customer"',
    };
  },
};
