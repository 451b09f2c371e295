import { styled } from "styled-components";

import { parseHex } from "#tenant/theme/colour.ts";
import { Badge } from "#ui/badge.tsx";

import { words } from "./words.ts";

const TONES = {
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

/** Maps the provider's colour, a name or a hex colour, to a tone of the app; other colours are neutral. */
export function statusTone(color: string) {
  const name = color.toLowerCase();
  if (Object.hasOwn(TONES, name)) return TONES[name as keyof typeof TONES];
  const hex = parseHex(name.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
  if (!hex || hex.c < GREY) return "neutral";
  return HUES.find(({ to }) => hex.h < to)?.tone ?? "neutral";
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** At least as wide as its longest word, however much space a neighbour wants. */
const Whole = styled(Badge)`
  overflow-wrap: break-word;
`;

/** A provider's colour may be hard to read, so it is shown next to the text, never behind it. */
const Dot = styled.svg`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
`;

/** A status in the provider's words, in the tone of its colour; a hex colour becomes a dot next to the words. */
export function StatusBadge({ label, color }: { label: string; color: string }) {
  return (
    <Whole $tone={statusTone(color)}>
      {HEX.test(color) && (
        <Dot viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={color} />
        </Dot>
      )}
      {label || words.missing}
    </Whole>
  );
}
