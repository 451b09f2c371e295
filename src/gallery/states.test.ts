import { expect, test } from "vitest";

import type { GalleryScreen } from "./protocol.ts";
import { statesOf } from "./states.ts";

test("the steps that the first success goes through, without the form at the start and what only a challenge leads to", () => {
  const scenarios = [{ name: "is paid", inputs: {}, replies: [], expect: { outcome: "succeeded" } }];
  const steps = ["page", "dialog", "call", "challenge", "show"];
  const states = statesOf({ screen: { scenarios, steps } as unknown as GalleryScreen });
  expect(states.map(({ id }) => id).filter((id) => id.startsWith("step-"))).toEqual([
    "step-1",
    "step-2",
    "step-4",
  ]);
});

test("the visual language has one state", () => {
  expect(statesOf({ isLooks: true }).map(({ id }) => id)).toEqual(["sandbox"]);
});
