import { parseHex } from "#tenant/theme/colour.ts";

/** The words that we know, the bad ones first: "Approved, then reversed" is no success. */
const LABELS = [
  {
    words: /\b(fail(ed|ure)|unsuccessful|declined|rejected|reversed|refunded|cancell?ed|expired)\b/i,
    tone: "danger",
  },
  { words: /\b(pending|processing)\b/i, tone: "warning" },
  { words: /^\s*(succe|approved|(completed?|paid|delivered|settled)\s*$)/i, tone: "success" },
] as const;

const COLOURS = {
  success: "success",
  green: "success",
  warning: "warning",
  yellow: "warning",
  orange: "warning",
  danger: "danger",
  error: "danger",
  red: "danger",
  info: "info",
  blue: "info",
  primary: "brand",
} as const;

/** Up to which hue in degrees a colour has a tone. After the last one come violet and pink. */
const HUES = [
  { to: 45, tone: "danger" },
  { to: 115, tone: "warning" },
  { to: 185, tone: "success" },
  { to: 285, tone: "info" },
] as const;
/** Below this chroma a colour is grey. */
const GREY = 0.04;

/**
 * The tone of a provider's status. Its word counts before its colour: a failed payment that comes in green must not look
 * paid. Where we do not know the word, the colour decides.
 */
export function statusTone(label: string, color: string) {
  return LABELS.find(({ words }) => words.test(label))?.tone ?? colourTone(color);
}

/** Whether a status goes without saying: its word is one of success, or it has only a colour, and that is. */
export function isUsual(label: string, color: string): boolean {
  return statusTone(label, label ? "" : color) === "success";
}

/** Maps the provider's colour, a name or a hex colour, to a tone of the app; other colours are neutral. */
export function colourTone(color: string) {
  const name = color.toLowerCase();
  if (Object.hasOwn(COLOURS, name)) return COLOURS[name as keyof typeof COLOURS];
  const hex = parseHex(name.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
  if (!hex || hex.c < GREY) return "neutral";
  return HUES.find(({ to }) => hex.h < to)?.tone ?? "neutral";
}
