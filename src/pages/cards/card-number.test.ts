import { expect, test } from "vitest";

import { maskedNumber, spacedNumber, spokenNumber } from "./card-number.ts";

const NUMBER = "4000001234567899";

test.each([
  [NUMBER, 4, 5, "4000 •••• •••6 7899"],
  [NUMBER, 0, 4, "•••• •••• •••• 7899"],
  [NUMBER, 0, 0, "•••• •••• •••• ••••"],
  ["4000 0012 3456 7899", 4, 5, "4000 •••• •••6 7899"],
  ["123456789", 4, 5, "•••• •••• •"],
  ["", 4, 5, ""],
  // A provider that masks numbers itself: its dots stay where they are, and what it shows is not moved.
  ["400012******1234", 4, 5, "4000 •••• •••• 1234"],
  ["4000 12XX XXXX 1234", 4, 5, "4000 •••• •••• 1234"],
  ["**** **** **** 1234", 4, 5, "•••• •••• •••• 1234"],
  ["****1234", 4, 5, "•••• 1234"],
  ["****1234", 0, 2, "•••• ••34"],
])("%s shows the first %i and the last %i: %s", (number, maskFirst, maskLast, expected) => {
  expect(maskedNumber(number, { maskFirst, maskLast })).toBe(expected);
});

test.each([NUMBER, "4000 0012 3456 7899", "4000-0012-3456-7899"])(
  "%s is written in blocks of four",
  (number) => {
    expect(spacedNumber(number)).toBe("4000 0012 3456 7899");
  },
);

test.each([
  ["4000 •••• •••6 7899", "4000, hidden, 67899"],
  ["•••• •••• •••• 7899", "hidden, 7899"],
  ["•••• ••••", "hidden"],
])("%s is read out as %s", (masked, expected) => expect(spokenNumber(masked)).toBe(expected));
