import { expect, test } from "vitest";

import { demoProperties } from "./properties.ts";
import { propertySvg } from "./property-pictures.ts";

const shown = demoProperties.filter(({ pictures }) => pictures > 0);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("each property has its own pictures, and each of its pictures is another", () => {
  const all = shown.flatMap(({ id, pictures }) =>
    numbers(pictures).map((one) => propertySvg(String(id), one)),
  );
  expect(all).not.toContain(undefined);
  expect(new Set(all).size).toBe(all.length);
});

test("two properties of one kind differ in their colours, not in the place of the sun alone", () => {
  const colours = shown.map(({ id, scene }) => {
    const fills = propertySvg(String(id), 1)!.matchAll(/fill="(hsl[^"]+)"/g);
    return [scene, ...Array.from(fills, ([, colour]) => colour)].join();
  });
  expect(colours.filter((one, index) => colours.indexOf(one) !== index)).toEqual([]);
});

test("a property has no picture beyond its number", () => {
  const [{ id, pictures } = { id: 0, pictures: 0 }] = shown;
  expect(propertySvg(String(id), pictures + 1)).toBeUndefined();
  expect(propertySvg("none", 1)).toBeUndefined();
});
