import { profileOf } from "./companies.ts";

const COLOURS = ["#3b5bdb", "#0b7285", "#b35309", "#2b8a3e", "#862e9c"];

/** A company's logo: its initial on a circle. */
export function logoSvg(key: string): string {
  const { id, full_name } = profileOf(key);
  const colour = colourOf(id - 1);
  const initial = full_name[0] ?? "?";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<circle cx="32" cy="32" r="32" fill="${colour}"/>` +
    `<text x="32" y="43" font-family="sans-serif" font-size="32" font-weight="700" text-anchor="middle" fill="#fff">${initial}</text>` +
    `</svg>`
  );
}

/** An advert's banner: a band of colour with waves. */
export function bannerSvg(number: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 230" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="1200" height="230" fill="${colourOf(number)}"/>${wave(120, 0.12)}${wave(170, 0.16)}</svg>`
  );
}

function wave(y: number, opacity: number): string {
  return `<path d="M0 ${y} Q 300 ${y - 80} 600 ${y} T 1200 ${y} V 230 H 0 Z" fill="#fff" opacity="${opacity}"/>`;
}

function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length] ?? "#495057";
}
