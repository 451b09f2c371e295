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

/** As wide as its longest word at least, however much room a neighbour wants. */
const Whole = styled(Badge)`
  overflow-wrap: break-word;
`;

/** A transaction's status. */
export function StatusBadge({ label, color }: { label: string; color: string }) {
  return <Whole $tone={statusTone(color)}>{label || MISSING}</Whole>;
}
