import { pngProblem, sizeOfPng } from "./png.ts";
import { svgProblem, sizeOfSvg } from "./svg.ts";
import { sizeOfWebp, webpProblem } from "./webp.ts";

/** A picture that a file carries itself, as of a bank's logo. */
export type Picture = {
  readonly kind: PictureKind;
  /** Of the file. */
  readonly bytes: number;
  /** In pixels; undefined for a drawing that states none. */
  readonly size?: PictureSize;
};
export type PictureKind = "svg" | "png" | "webp";
export type PictureSize = { readonly width: number; readonly height: number };

/**
 * Bytes of a picture. It stands in a file that comes before the first paint: at 400 kbit/s two such pictures take half a
 * second. A mark of 40 x 40 CSS pixels needs less, also on the sharpest screens.
 */
export const MOST_BYTES = 12 * 1024;
/** Pixels of a side: more costs memory on cheap phones and is never seen. */
const MOST_PIXELS = 1024;
/** Pixels of the longer side from which on a mark of 40 x 40 CSS pixels is sharp on phones, of which many draw nine pixels for each. */
export const SHARP_PIXELS = 120;
/** Of the longer side to the shorter: a mark is drawn into a square. */
const WIDEST = 4;

/**
 * What a picture is, by its content and not by its name, or what is wrong with it, in words for whoever chose it. A
 * picture is still, draws without a script, and refers to nothing outside of itself.
 */
export function readPicture(file: Uint8Array): Picture | { readonly problem: string } {
  const kind = kindOf(file);
  if (kind === undefined) return { problem: `${nameOf(file)} Give an SVG, PNG or WebP.` };
  if (file.length > MOST_BYTES) return { problem: tooLarge(file.length) };
  const problem = { svg: svgProblem, png: pngProblem, webp: webpProblem }[kind](file);
  if (problem !== undefined) return { problem };
  const size = { svg: sizeOfSvg, png: sizeOfPng, webp: sizeOfWebp }[kind](file);
  const misfit = size && sizeProblem(size, kind);
  return misfit === undefined ? { kind, bytes: file.length, ...(size && { size }) } : { problem: misfit };
}

/** Whether a picture is blurred on sharp screens; a drawing never is. */
export function isBlurred({ kind, size }: Picture): boolean {
  return kind !== "svg" && size !== undefined && Math.max(size.width, size.height) < SHARP_PIXELS;
}

/** Bytes in words: `2.1 kB`. 1 kB is 1024 bytes here, as file managers count. */
export function tellBytes(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} kB`;
}

function tooLarge(bytes: number): string {
  return `It has ${tellBytes(bytes)}, and customers on slow networks wait for it. Give at most ${tellBytes(MOST_BYTES)}.`;
}

function sizeProblem({ width, height }: PictureSize, kind: PictureKind): string | undefined {
  if (width <= 0 || height <= 0) return "It has no width or no height.";
  if (Math.max(width, height) / Math.min(width, height) > WIDEST) {
    return `It is ${width} x ${height} and would be tiny in the square that there is for it. Give at most ${WIDEST} to 1, such as the mark without the name.`;
  }
  if (kind === "svg" || Math.max(width, height) <= MOST_PIXELS) return undefined;
  return `It is ${width} x ${height} pixels. Give at most ${MOST_PIXELS} for each side.`;
}

function kindOf(file: Uint8Array): PictureKind | undefined {
  if (startsWith(file, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(file, "RIFF") && startsWith(file.subarray(8), "WEBP")) return "webp";
  return /^(?:\uFEFF|\s)*<(?:\?xml|!--|!DOCTYPE\s+svg|svg)/i.test(head(file)) ? "svg" : undefined;
}

const OTHERS = [
  ["\xff\xd8\xff", "This is a JPEG, which has no transparent ground."],
  ["GIF8", "This is a GIF."],
  ["%PDF", "This is a PDF."],
  ["BM", "This is a bitmap (BMP)."],
  ["\0\0\x01\0", "This is an icon (ICO)."],
] as const;

function nameOf(file: Uint8Array): string {
  if (file.length === 0) return "The file is empty.";
  return (
    OTHERS.find(([start]) => startsWith(file, start))?.[1] ??
    "This is no picture that browsers show everywhere."
  );
}

function startsWith(file: Uint8Array, text: string): boolean {
  return Array.from(text).every((character, index) => file[index] === character.charCodeAt(0));
}

function head(file: Uint8Array): string {
  return new TextDecoder().decode(file.subarray(0, 1000));
}
