/** A colour in OKLCH: perceived lightness 0–1, chroma from 0 (grey) to about 0.32, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };
export type Triple = readonly [number, number, number];

/** Linear light for each byte value. */
const LINEAR = Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** Reads `#rrggbb`; undefined for any other text. */
export function parseHex(hex: string): Oklch | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return undefined;
  const [r, g, b] = match.slice(1).map((part) => LINEAR[Number.parseInt(part, 16)]);
  return toOklch([r ?? 0, g ?? 0, b ?? 0]);
}

/**
 * The bytes of red, green and blue. A colour outside of the screen's gamut loses chroma and keeps lightness and hue.
 */
export function toRgb({ l, c, h }: Oklch): Triple {
  const [r, g, b] = inGamut(Math.min(1, Math.max(0, l)), c, h);
  return [toByte(r), toByte(g), toByte(b)];
}

/** Writes `#rrggbb`. */
export function toHex(colour: Oklch): string {
  return `#${toRgb(colour)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Relative luminance of bytes, 0–1 (WCAG 2.2). */
export function luminance([r, g, b]: Triple): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

/** Contrast of two luminances, 1–21 (WCAG 2.2). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Linear sRGB with the highest chroma up to `c` that is inside the gamut. */
function inGamut(l: number, c: number, h: number): Triple {
  const [x, y] = [Math.cos((h * Math.PI) / 180), Math.sin((h * Math.PI) / 180)];
  let linear = toLinearRgb(l, c * x, c * y);
  if (isShowable(linear)) return linear;
  let [low, high] = [0, c];
  linear = toLinearRgb(l, 0, 0);
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    const tried = toLinearRgb(l, middle * x, middle * y);
    if (isShowable(tried)) [low, linear] = [middle, tried];
    else high = middle;
  }
  return linear;
}

function isShowable(linear: Triple): boolean {
  const [r, g, b] = linear;
  return Math.min(r, g, b) >= -0.0005 && Math.max(r, g, b) <= 1.0005;
}

// The matrices are those of Björn Ottosson's Oklab (https://bottosson.github.io/posts/oklab/).
function toOklch([r, g, b]: Triple): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const y = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const z = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(y, z),
    h: ((Math.atan2(z, y) * 180) / Math.PI + 360) % 360,
  };
}

function toLinearRgb(lightness: number, a: number, b: number): Triple {
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Many times faster than `** 3`; the search for a colour calls this some thousand times. */
function cube(value: number): number {
  return value * value * value;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
