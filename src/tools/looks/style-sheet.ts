import { STAND_IN } from "#tenant/theme/stand-in.ts";

import { type FontFile, fontFiles, type StandIns } from "./font-files.ts";
import { tiles, tileUrl } from "./patterns.ts";
import { type Part, parts, ranges } from "./subset.ts";

/** The address of one part of a font, from the style sheet. */
export type FontAddress = (font: FontFile, part: Part) => string;

/**
 * Elements say by `data-art` that they may have the bank's pattern. It is a layer of its own below their content, in the hover
 * shade of their ground: texts are readable on that too. On a desk it fills the room beside the sign-in, which nothing else needs.
 */
const ART = `
[data-pattern] [data-art]{position:relative;isolation:isolate}
[data-pattern] [data-art]::before{content:"";position:absolute;inset:0;z-index:-1;border-radius:inherit;pointer-events:none;background:var(--color-card-hover);-webkit-mask:var(--pattern);mask:var(--pattern)}
[data-pattern] [data-art=page]::before{inset:0 0 auto;height:12rem;background:linear-gradient(var(--color-brand-soft),transparent)}
@media(min-width:64rem){
[data-pattern] [data-art=page]::before,[data-pattern] [data-art=page]::after{inset:0 auto 0 0;width:calc(50% - 20rem);height:auto;background:var(--color-brand-hover)}
[data-pattern] [data-art=page]::after{content:"";position:absolute;z-index:-2;background:var(--color-brand)}
}
`;

/** The style sheet of all fonts and patterns. Browsers load only the fonts whose family a page names. */
export function styleSheet(addressOf: FontAddress): string {
  const faces = fontFiles.flatMap((font) => [
    ...(Object.keys(parts) as Part[]).map((part) => faceOf(font, part, addressOf(font, part))),
    ...standInsOf(font),
  ]);
  const patterns = Object.entries(tiles).map(
    ([name, tile]) => `[data-pattern=${name}]{--pattern:${tileUrl(tile)}}`,
  );
  return [...faces, ...patterns, ART.replaceAll("\n", "")].join("\n");
}

function faceOf({ family }: FontFile, part: Part, address: string): string {
  return `@font-face{font-family:"${family}";font-weight:400 700;font-display:swap;src:url("${address}") format("woff2");unicode-range:${ranges[part]}}`;
}

/**
 * Fonts of the device, as wide as the font and with lines as high: what they show does not move when the font comes. Of the
 * faces of one family that a device has, browsers take the one that the sheet names last.
 */
function standInsOf(font: FontFile): readonly string[] {
  return font.standIns.map((standIns) => standInOf(font, standIns)).toReversed();
}

function standInOf({ family, ascent, descent }: FontFile, { names, width }: StandIns): string {
  const src = names.map((name) => `local("${name}")`).join(",");
  const share = (part: number) => `${((part / width) * 100).toFixed(1)}%`;
  return `@font-face{font-family:"${family} ${STAND_IN}";src:${src};size-adjust:${(width * 100).toFixed(1)}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`;
}
