import { styled } from "styled-components";

import { Badge } from "#ui/badge.tsx";

import { MISSING } from "./amount-text.ts";

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

/** The colours that providers name become the app's tones, others are neutral. */
export function statusTone(color: string) {
  const name = color.toLowerCase();
  return Object.hasOwn(TONES, name) ? TONES[name as keyof typeof TONES] : "neutral";
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** As wide as its longest word at least, however much room a neighbour wants. */
const Whole = styled(Badge)`
  overflow-wrap: break-word;
`;

/** A colour that nobody here chose: it is seen beside the text, never behind it. */
const Dot = styled.svg`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
`;

/** A status as the provider words it, in the tone that its colour names; a hex colour is a dot beside the words. */
export function StatusBadge({ label, color }: { label: string; color: string }) {
  return (
    <Whole $tone={statusTone(color)}>
      {HEX.test(color) && (
        <Dot viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={color} />
        </Dot>
      )}
      {label || MISSING}
    </Whole>
  );
}
