import { expect, test } from "vitest";

import { layoutPicture, WIDTH, wrap } from "./picture-layout.ts";

/** Every letter is half as wide as the text is high. */
const measure = (text: string, size: number) => text.length * size * 0.5;

test.each([
  ["two words", 20, ["two words"]],
  ["two words", 8, ["two", "words"]],
  ["a reference-that-is-long", 10, ["a", "reference-", "that-is-lo", "ng"]],
  ["", 10, []],
])("%j in %i letters", (text, letters, lines) => {
  expect(wrap(text, letters, (part) => part.length)).toEqual(lines);
});

test("every line of text stays inside the picture, however long a value is", () => {
  const { height, marks, rules } = layoutPicture(
    {
      reference: "R".repeat(90),
      amount: "₦1,234,567,890.00",
      type: "Airtime",
      direction: "Debit",
      rows: [
        { label: "Naration", value: "a very long description ".repeat(20) },
        { label: "Date", value: "N/A" },
      ],
      notice: "Not final.",
    },
    "A bank with a name that takes more than one line of the picture",
    measure,
  );
  for (const { text, x, y, size, align } of marks) {
    const width = measure(text, size);
    const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeLessThan(height);
  }
  expect(rules).toHaveLength(2);
  expect(marks.at(-1)?.text).toBe("N/A");
});
