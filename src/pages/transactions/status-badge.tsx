import { styled } from "styled-components";

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

/** Maps the provider's colour to a tone of the app; other colours are neutral. */
export function statusTone(color: string) {
  const name = color.toLowerCase();
  return Object.hasOwn(TONES, name) ? TONES[name as keyof typeof TONES] : "neutral";
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
