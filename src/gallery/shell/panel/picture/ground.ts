import type { PictureScheme } from "#definition/meta.ts";
import defaults from "#tenants/default.json" with { type: "json" };
import { contrast, luminance, parseHex, toRgb, type Triple } from "#tenant/theme/colour.ts";
import { neutrals } from "#tenant/theme/neutrals.ts";

/** Contrast below which a shape is hard to see (WCAG 2.2, 1.4.11). */
const SEEN = 3;
/** Contrast from which on a box around a picture is seen. */
const BOX = 1.15;

/** The colour on which pictures stand, as bytes; a bank's brand tints it so little that it does not matter here. */
export function groundOf(scheme: PictureScheme): Triple {
  return toRgb(neutrals(parseHex(defaults.theme.brand)!, scheme).surface);
}

/**
 * What to know of a picture on the ground of a scheme; undefined when it is seen well.
 *
 * @param pixels red, green, blue and opacity of each pixel of a square in which it is drawn
 */
export function noteOn(pixels: Uint8ClampedArray, scheme: PictureScheme): string | undefined {
  const ground = groundOf(scheme);
  const light = luminance(ground);
  const seen = pixelsOf(pixels).filter(([, , , opacity]) => opacity > 128);
  if (seen.length === 0) return "Nothing of it is seen: every pixel is transparent.";
  const contrasts = seen
    .map((pixel) => contrast(luminance(over(pixel, ground)), light))
    .toSorted((a, b) => a - b);
  // The quarter that stands out most: a letter in a box may be small.
  const best = contrasts[Math.floor(contrasts.length * 0.75)]!;
  if (best < SEEN) {
    return `It is hard to see on ${scheme} pages: its contrast there is ${best.toFixed(1)}:1, and ${SEEN}:1 is needed.`;
  }
  const isBox = seen.length === pixels.length / 4 && contrasts[Math.floor(contrasts.length / 4)]! > BOX;
  return isBox ? `It has no transparent ground, so ${scheme} pages show a box around it.` : undefined;
}

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

function pixelsOf(bytes: Uint8ClampedArray): Pixel[] {
  return Array.from({ length: bytes.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0, opacity = 0] = bytes.subarray(index * 4, index * 4 + 4);
    return [red, green, blue, opacity];
  });
}

function over([red, green, blue, opacity]: Pixel, ground: Triple): Triple {
  const mixed = [red, green, blue].map((byte, index) =>
    Math.round((byte * opacity + ground[index]! * (255 - opacity)) / 255),
  );
  return mixed as unknown as Triple;
}
