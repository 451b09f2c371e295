import type { PatternName } from "#tenant/theme/patterns.ts";

/** A tile of a pattern: its size in pixels, and the lines and shapes in it as SVG. */
type Tile = { readonly width: number; readonly height: number; readonly drawing: string };

const line = (d: string, width = 2) => `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}"/>`;
const shape = (d: string) => `<path d="${d}"/>`;

/** The drawings, in black: a page fills them with a colour of the brand. */
export const tiles: Readonly<Record<Exclude<PatternName, "none">, Tile>> = {
  rings: {
    width: 96,
    height: 96,
    drawing: [16, 32, 48, 64, 80]
      .map((r) => `<circle cx="96" cy="0" r="${r}" fill="none" stroke="#000" stroke-width="2"/>`)
      .join(""),
  },
  waves: {
    width: 64,
    height: 32,
    drawing: line("M0 8q16-12 32 0t32 0M0 24q16-12 32 0t32 0"),
  },
  dunes: {
    width: 56,
    height: 56,
    drawing: shape("M0 56L28 28L56 56ZM14 28L28 14L42 28L28 42Z") + line("M0 14L14 0M42 0L56 14"),
  },
  leaves: {
    width: 72,
    height: 72,
    drawing:
      shape("M6 42C6 18 18 6 42 6C42 30 30 42 6 42Z") + line("M48 66C48 52 55 45 69 45C69 59 62 66 48 66Z"),
  },
  weave: {
    width: 48,
    height: 48,
    drawing:
      shape("M0 0H24V6H0ZM0 12H24V18H0ZM24 24H48V30H24ZM24 36H48V42H24Z") +
      line("M3 24V48M15 24V48M27 0V24M39 0V24", 6),
  },
  dots: {
    width: 24,
    height: 24,
    drawing: '<circle cx="6" cy="6" r="3"/><circle cx="18" cy="18" r="3"/>',
  },
};

/** A tile as a CSS value. */
export function tileUrl({ width, height, drawing }: Tile): string {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll("<", "%3c").replaceAll(">", "%3e").replaceAll("#", "%23")}")`;
}
