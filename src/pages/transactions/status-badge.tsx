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

/** A transaction's status; the colours that providers name become the app's tones, others are neutral. */
export function StatusBadge({ label, color }: { label: string; color: string }) {
  const name = color.toLowerCase();
  const tone = Object.hasOwn(TONES, name) ? TONES[name as keyof typeof TONES] : "neutral";
  return <Badge $tone={tone}>{label || MISSING}</Badge>;
}
