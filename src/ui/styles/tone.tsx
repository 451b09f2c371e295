import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import { css } from "styled-components";

/** The meaning of a message. An icon and words always show it too, never colour alone. */
export type Tone = "info" | "success" | "warning" | "danger";

const icons: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export function ToneIcon({ tone, size = "1.25em" }: { tone: Tone; size?: string }) {
  const Shape = icons[tone];
  return <Shape size={size} />;
}

/** A soft background in a tone, with readable text on it. */
export function toneSoft({ $tone }: { $tone: Tone }) {
  return css`
    background: var(--color-${$tone}-soft);
    color: var(--color-on-${$tone}-soft);
  `;
}

export function isTone(text: string): text is Tone {
  return Object.hasOwn(icons, text);
}

/** Tones that interrupt a screen reader; the others wait until it has finished. */
export function isUrgent(tone: Tone): boolean {
  return tone === "danger" || tone === "warning";
}
