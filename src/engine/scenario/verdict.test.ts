import { expect, test } from "vitest";

import { comparable, type Run } from "./verdict.ts";

const run: Run = {
  outcome: "pending",
  later: undefined,
  refused: [],
  requests: [],
  shows: ["Amount: ₦100.00", "Enter the code", "Amount: ₦100.00", "Enter the code"],
};

test("instead of a text that is missing stands all that was shown, each text once", () => {
  const shows = ["Enter the code", "Receipt: 7"];
  expect(comparable(run, { shows })).toEqual({
    shows: ["Enter the code", "Amount: ₦100.00\nEnter the code"],
  });
});
