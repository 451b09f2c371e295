import { expect, test } from "vitest";

import { noteOn } from "./ground.ts";

const square = (...pixels: readonly (readonly number[])[]) => Uint8ClampedArray.from(pixels.flat());
const CLEAR = [0, 0, 0, 0];
const WHITE = [255, 255, 255, 255];
const NAVY = [11, 42, 91, 255];
const ORANGE = [228, 87, 46, 255];

test.each([
  ["a dark mark", square(CLEAR, CLEAR, NAVY, NAVY), "light", undefined],
  [
    "a dark mark on dark pages",
    square(CLEAR, CLEAR, NAVY, NAVY),
    "dark",
    "It is hard to see on dark pages: its contrast there is 1.2:1, and 3:1 is needed.",
  ],
  ["a bright mark", square(CLEAR, CLEAR, ORANGE, ORANGE), "dark", undefined],
  [
    "a white mark on light pages",
    square(CLEAR, WHITE),
    "light",
    "It is hard to see on light pages: its contrast there is 1.0:1, and 3:1 is needed.",
  ],
  [
    "a white box on dark pages",
    square(WHITE, WHITE, WHITE, NAVY),
    "dark",
    "It has no transparent ground, so dark pages show a box around it.",
  ],
  ["a white box on white", square(WHITE, WHITE, NAVY, NAVY), "light", undefined],
  ["nothing", square(CLEAR), "light", "Nothing of it is seen: every pixel is transparent."],
] as const)("%s", (_, pixels, scheme, note) => {
  expect(noteOn(pixels, scheme)).toBe(note);
});
