import { describe, expect, test } from "vitest";

import subsetFont from "subset-font";

import tenantSchema from "#schemas/meta/tenant.schema.json" with { type: "json" };
import { fonts } from "#tenant/theme/fonts.ts";
import { patterns } from "#tenant/theme/patterns.ts";
import { STAND_IN } from "#tenant/theme/stand-in.ts";

import { fontFiles } from "./font-files.ts";
import { tiles } from "./patterns.ts";
import { styleSheet } from "./style-sheet.ts";
import { parts, type Part, subset } from "./subset.ts";

/** The most bytes that a customer downloads for one file of a font. */
const MOST = 25_000;

const sheet = styleSheet((font, part) => `${font.source}-${part}.woff2`);
const hosted = Object.values(fonts).filter((family) => family.includes(STAND_IN));

describe.each(fontFiles)("$family", ({ source, family }) => {
  test.each(Object.keys(parts) as Part[])("%s is small, and has its letters", async (part) => {
    const font = await subset(source, part);
    expect(font.length).toBeLessThanOrEqual(MOST);
    // What a font lacks adds nothing to a subset of it.
    const sizeOf = async (text: string) => (await subsetFont(font, text, { targetFormat: "sfnt" })).length;
    const none = await sizeOf("漢");
    for (const letter of part === "latin" ? "aZ0é" : "₦") expect(await sizeOf(letter)).toBeGreaterThan(none);
  });

  test("a tenant can name it, with what stands in for it", () => {
    expect(hosted.filter((value) => value.startsWith(`"${family}", "${family} ${STAND_IN}", `))).toHaveLength(
      1,
    );
    expect(sheet).toContain(`font-family:"${family} ${STAND_IN}";src:local(`);
  });
});

test("each font that a tenant can name is on devices or in the build", () => {
  expect(hosted).toHaveLength(fontFiles.length);
});

test("the schema's lists are the app's", () => {
  const { font, pattern } = tenantSchema.properties.theme.properties;
  expect(font.enum).toEqual(Object.keys(fonts));
  expect(pattern.enum).toEqual(patterns);
  expect(["none", ...Object.keys(tiles)]).toEqual(patterns);
});

test("the sheet loads nothing but the fonts, and holds no more than its drawings need", () => {
  const addresses = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address!);
  expect(addresses.filter((one) => !/^[\w-]+\.woff2$|^data:image\/svg\+xml,/.test(one))).toEqual([]);
  expect(sheet.length).toBeLessThan(12_000);
});
