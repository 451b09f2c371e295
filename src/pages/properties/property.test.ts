import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { discountedMinor, forSubscribing, readProperty } from "./property.ts";

function picture(attachment_open_url: string, is_preferred_item = false) {
  return { attachment_open_url, label: "", is_preferred_item };
}

test.each([
  [385_000, 0, 38_500_000],
  [28_500, 12.5, 2_493_750],
  [99.99, 33.33, 6666],
  [100, 100, 0],
  [100, 250, 0],
  ["1850.00", 10, 166_500],
])("the price %s less %s percent is %i kobo", (price, discount_pct, minor) => {
  expect(discountedMinor(readProperty({ price, discount_pct }, NIGERIA))).toBe(minor);
});

test("an unreadable price is undefined", () => {
  expect(discountedMinor(readProperty({ price: "a lot" }, NIGERIA))).toBeUndefined();
  expect(discountedMinor(readProperty(null, NIGERIA))).toBeUndefined();
});

test("the preferred picture comes first, and a picture with an unsafe address is left out", () => {
  const { pictures } = readProperty(
    {
      property_attachments: [
        picture("/a.svg"),
        picture("javascript:alert(1)"),
        picture("http://plain.example/b.png"),
        picture("https://cdn.example/c.png", true),
        picture("//evil.example/d.png"),
        null,
      ],
    },
    NIGERIA,
  );
  expect(pictures.map(({ url }) => url)).toEqual(["https://cdn.example/c.png", "/a.svg"]);
});

test.each([
  [true, "monthly", true],
  ["1", "Monthly", true],
  [0, "monthly", false],
  // When the provider does not say, the customer chooses, rather than being made to pay at once.
  [undefined, "monthly", undefined],
])(
  "instalments as %j and a cycle as %s are passed in the form that the screen reads",
  (said, cycle, meant) => {
    const property = readProperty({ allow_payment_installment: said, payment_cycle: cycle }, NIGERIA);
    expect(forSubscribing(property, NIGERIA)).toMatchObject({
      allow_payment_installment: meant,
      payment_cycle: "monthly",
    });
  },
);

test("what the provider does not say is not made up", () => {
  const { quantity, interestPct } = readProperty({ quantity: null, interest: "" }, NIGERIA);
  expect([quantity, interestPct]).toEqual([undefined, undefined]);
});

test.each([
  ["5%", "10 %"],
  ["5.0", "10"],
  [5, 10],
])("interest %j and discount %j are percent", (interest, discount_pct) => {
  const property = readProperty({ interest, discount_pct, price: 100, status: "Available" }, NIGERIA);
  expect([property.interestPct, property.discountPct, discountedMinor(property)]).toEqual([5, 10, 9000]);
  expect(property.status.label).toBe("Available");
});
