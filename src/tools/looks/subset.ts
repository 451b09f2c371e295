import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import subsetFont from "subset-font";

import { fontFiles } from "./font-files.ts";

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** The parts of a font. Each is a file: a page without the letters of the second does not load that. */
export const parts = {
  /** English, French, Portuguese, German, and signs of texts. */
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ‘’‚“”„†•–—…‹›€−≠≤≥`,
  /** Naira and cedi, and the letters of Hausa, Yoruba, Igbo, Ewe and Twi. */
  "latin-ext": "₦₵ẸẹỌọṢṣỊịỤụṄṅƁɓƊɗƘƙƳƴŊŋƐɛƆɔ",
} as const;

export type Part = keyof typeof parts;

/** The range of a part, as `unicode-range` has it. */
export const ranges: Readonly<Record<Part, string>> = {
  latin:
    "U+20-7E,U+A0-FF,U+152-153,U+178,U+2013-201E,U+2020-2026,U+2039-203A,U+20AC,U+2212,U+2260,U+2264-2265",
  "latin-ext": Array.from(parts["latin-ext"])
    .map((one) => `U+${one.codePointAt(0)!.toString(16)}`)
    .join(","),
};

const packages = createRequire(import.meta.url);

/** The licence of each font, which must come with it (SIL OFL). */
export async function licences(): Promise<string> {
  const texts = fontFiles.map(({ source }) => readFile(join(folderOf(source), "LICENSE"), "utf8"));
  return (await Promise.all(texts)).join("\n\n");
}

function folderOf(source: string): string {
  return dirname(packages.resolve(`@fontsource-variable/${source}/package.json`));
}

/** What was made before, by the hash of what it was made of. */
const KEPT = ".cache/looks";

/** One part of a font as WOFF2, with the weights from 400 to 700. */
export async function subset(source: string, part: Part): Promise<Buffer> {
  const whole = await readFile(join(folderOf(source), "files", `${source}-${part}-wght-normal.woff2`));
  const kept = join(KEPT, `${createHash("sha256").update(whole).update(parts[part]).digest("hex")}.woff2`);
  return await readFile(kept).catch(async () => {
    const made = await subsetFont(whole, parts[part], {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    await mkdir(KEPT, { recursive: true });
    await writeFile(kept, made);
    return made;
  });
}
