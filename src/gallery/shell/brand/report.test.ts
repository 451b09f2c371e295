import { expect, test } from "vitest";

import defaults from "#tenants/default.json" with { type: "json" };
import type { Settings } from "#tenant/settings.ts";

import { reportOf } from "./report.ts";

type Branded = Parameters<typeof reportOf>[0];

const usual = defaults as unknown as Settings;
const bank = (change: (usual: Settings) => Branded) =>
  reportOf(change(usual)).map(({ title, text, isFine }) => `${isFine ? "fine" : "look"} ${title}: ${text}`);

test("a colour that reads well on light pages stays as it is there; on dark pages its fill is lighter", () => {
  const report = bank(({ brand, theme, cards }) => ({ brand, cards, theme: { ...theme, brand: "#0b5d1e" } }));
  expect(report[0]).toMatch(
    /^fine Brand on light pages: Fills are #0b5d1e itself; .* has \d+\.\d:1; text in it has/,
  );
  expect(report[1]).toMatch(
    /^fine Brand on dark pages: Fills are #(?!0b5d1e)[0-9a-f]{6}; .* text and lines in it are #/,
  );
});

test("a shade that nobody sees is fine", () => {
  const [line] = bank(({ brand, theme, cards }) => ({ brand, cards, theme: { ...theme, brand: "#12803c" } }));
  expect(line).toMatch(
    /^fine Brand on light pages: Fills are #12803c itself; .* text and lines in it are #(?!12803c)/,
  );
});

test("a pale colour stays on fills, and text in it is darker", () => {
  const report = bank(({ brand, theme, cards }) => ({
    brand,
    cards,
    theme: { ...theme, accent: "#ffe600" },
  }));
  expect(report[2]).toMatch(
    /^look Accent on light pages: Fills are #ffe600 itself; .*; text and lines in it are #/,
  );
});

test.each([
  [{ name: "Harbour" }, "look Logo: There is none: “H” stands for it."],
  [
    { name: "Harbour", logo: "/a.svg" },
    "look Logo: There is one; dark pages show the same. Is it seen there?",
  ],
  [
    { name: "Harbour", logo: "/a.svg", logoDark: "/b.svg" },
    "fine Logo: There is one for light and one for dark pages.",
  ],
])("logos %o", (brand, line) => {
  expect(bank(({ theme, cards }) => ({ theme, cards, brand }))).toContain(line);
});

test.each([
  [6, 4, "fine Digits of card numbers: The first 6 and the last 4 are shown, as PCI DSS 3.4.1 allows."],
  [
    4,
    5,
    "look Digits of card numbers: The first 4 and the last 5 are shown. PCI DSS 3.4.1 allows at most the first 6 and the last 4.",
  ],
])("the first %i and the last %i digits", (maskFirst, maskLast, line) => {
  const report = bank(({ theme, brand, cards }) => ({
    theme,
    brand,
    cards: { ...cards, maskFirst, maskLast },
  }));
  expect(report).toContain(line);
});
