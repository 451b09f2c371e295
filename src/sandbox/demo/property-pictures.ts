import { demoProperty } from "./properties.ts";
import type { Scene } from "./property-categories.ts";

type Palette = {
  readonly sky: string;
  readonly ground: string;
  readonly wall: string;
  readonly roof: string;
  readonly dark: string;
};

const WIDTH = 640;
/** Degrees between the hues of two properties: the golden angle, after which no hue comes again soon. */
const TURN = 137.5;

/**
 * One picture of a property, 640 by 480, the same at each run. Each property has its own colours and its own land; its
 * pictures show it from several sides. Numbers start at 1; undefined when there is no such picture.
 */
export function propertySvg(id: string, picture: number): string | undefined {
  const property = demoProperty(id);
  if (!property || picture < 1 || picture > property.pictures) return undefined;
  const palette = paletteOf(property.id);
  const sunX = 90 + ((property.id * 97 + picture * 53) % 460);
  const hill = 225 + ((property.id * 61) % 95);
  // Every second picture is mirrored.
  const side = picture % 2 === 0 ? `transform="translate(${WIDTH} 0) scale(-1 1)"` : "";
  const zoom = 1 + ((picture - 1) % 3) * 0.18;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="640" height="480" fill="${palette.sky}"/>` +
    `<circle cx="${sunX}" cy="90" r="38" fill="#fff" opacity=".7"/>` +
    `<path d="M0 330Q${hill - 60} ${hill - 60} ${hill + 180} 320T640 ${hill + 40}V480H0Z" fill="${palette.ground}" opacity=".55"/>` +
    `<path d="M0 330Q160 280 320 320T640 310V480H0Z" fill="${palette.ground}"/>` +
    `<g transform="translate(320 380) scale(${zoom}) translate(-320 -380)"><g ${side}>${SCENES[property.scene](palette)}</g></g>` +
    `</svg>`
  );
}

/** The colours of one property. */
function paletteOf(id: number): Palette {
  const hue = Math.round(id * TURN) % 360;
  const other = (hue + 150) % 360;
  return {
    sky: `hsl(${other} 60% 88%)`,
    ground: `hsl(${70 + (hue % 70)} 26% 52%)`,
    wall: `hsl(${other} 30% 95%)`,
    roof: `hsl(${hue} 46% 42%)`,
    dark: `hsl(${hue} 18% 24%)`,
  };
}

/** The objects on the ground, which begins at about 320. */
const SCENES: Record<Scene, (palette: Palette) => string> = {
  land: ({ dark, roof }) =>
    `<path d="M110 400L260 330H470L560 400Z" fill="${roof}" opacity=".55"/>` +
    `<path d="M110 400V360M260 330V295M470 330V295M560 400V360M110 372L260 305H470L560 372" stroke="${dark}" stroke-width="7" fill="none"/>` +
    tree(90, 330) +
    tree(585, 325),
  house: ({ wall, roof, dark }) =>
    `<rect x="190" y="230" width="270" height="160" fill="${wall}"/><path d="M165 235L325 120L485 235Z" fill="${roof}"/>` +
    `<rect x="300" y="300" width="56" height="90" fill="${dark}"/>${panes(215, 265, 2, 1, 175)}${tree(560, 340)}`,
  tower: ({ wall, roof }) =>
    `<rect x="210" y="70" width="150" height="325" fill="${wall}"/><rect x="360" y="150" width="110" height="245" fill="${roof}"/>` +
    panes(228, 95, 3, 6, 44) +
    panes(376, 175, 2, 5, 44) +
    tree(140, 345),
  shop: ({ wall, roof, dark }) =>
    `<rect x="150" y="190" width="340" height="200" fill="${wall}"/><path d="M135 190H505L480 250H160Z" fill="${roof}"/>` +
    `<rect x="180" y="270" width="150" height="90" fill="#bcd7e6"/><rect x="370" y="270" width="70" height="120" fill="${dark}"/>`,
  vehicle: ({ roof, dark }) =>
    `<path d="M120 350V300Q125 285 150 280L205 225Q215 215 235 215H375Q395 215 410 230L455 280L505 292Q525 298 525 320V350Z" fill="${roof}"/>` +
    `<path d="M225 235H290V280H190ZM310 235H370L415 280H310Z" fill="#dbe9f2"/>${wheel(210, dark)}${wheel(440, dark)}`,
  panel: ({ dark, wall }) =>
    `<path d="M150 350L230 190H520L480 350Z" fill="#24476b"/><path d="M190 270H500M203 244L490 244M300 190L250 350M400 190L365 350" stroke="${wall}" stroke-width="5"/>` +
    `<path d="M315 350V410M260 410H370" stroke="${dark}" stroke-width="14"/>`,
  screen: ({ dark, roof }) =>
    `<rect x="140" y="150" width="360" height="215" rx="12" fill="${dark}"/><rect x="156" y="166" width="328" height="183" fill="${roof}"/>` +
    `<path d="M156 349L270 240L360 310L420 265L484 349Z" fill="#fff" opacity=".35"/><rect x="250" y="375" width="140" height="16" fill="${dark}"/>`,
  sofa: ({ roof, dark }) =>
    `<rect x="150" y="220" width="340" height="120" rx="26" fill="${roof}"/><rect x="120" y="280" width="400" height="90" rx="26" fill="${roof}"/>` +
    `<path d="M130 310H510" stroke="#fff" stroke-width="5" opacity=".5"/><path d="M160 370V400M480 370V400" stroke="${dark}" stroke-width="14"/>`,
};

function tree(x: number, y: number): string {
  return `<rect x="${x - 6}" y="${y - 40}" width="12" height="60" fill="#5b4636"/><circle cx="${x}" cy="${y - 65}" r="42" fill="#3f7d4e"/>`;
}

function wheel(x: number, dark: string): string {
  return `<circle cx="${x}" cy="352" r="38" fill="${dark}"/><circle cx="${x}" cy="352" r="16" fill="#e9ecef"/>`;
}

/** Windows in columns and rows. */
function panes(x: number, y: number, columns: number, rows: number, step: number): string {
  const all = Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * step;
    const top = y + Math.floor(index / columns) * 48;
    return `<rect x="${left}" y="${top}" width="30" height="34" fill="#9fc0d6"/>`;
  });
  return all.join("");
}
