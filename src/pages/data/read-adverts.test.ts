import { expect, test } from "vitest";

import { isAdvert, readAdverts } from "./read-adverts.ts";

const active = { additional_parameters: { status: "active" } };

test.each([
  [{ banner_url: "/b.svg", subject: "Offer" }, true],
  [{ cta_text: "See it", subject: "Offer" }, true],
  [{ title: "New hours", content: "From 9", content_redirect_url: "/support" }, false],
  [{ banner_url: null }, false],
  ["text", false],
])("%j is an advert: %s", (item, isOne) => expect(isAdvert(item)).toBe(isOne));

test("keeps an advert without a picture, and leaves out one without words", () => {
  expect(
    readAdverts([
      { ...active, id: 7, subject: "Offer", banner_url: null },
      { ...active, id: 8 },
    ]),
  ).toEqual([{ id: "7", banner: "", subject: "Offer", action: "", link: undefined }]);
});
