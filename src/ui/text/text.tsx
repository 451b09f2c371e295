import { styled } from "styled-components";

export type TextSize = "xs" | "s" | "m" | "l" | "xl" | "2xl" | "3xl";

/** A heading; `as` sets its level and `$size` its look, so that the outline of the page can be correct. */
export const Heading = styled.h2<{ $size?: TextSize }>`
  font-size: var(--text-${({ $size = "xl" }) => $size});
  font-weight: var(--weight-bold);
  line-height: var(--line-tight);
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

export const Text = styled.p<{
  $size?: TextSize;
  $tone?: "default" | "muted" | "brand" | "success" | "warning" | "danger" | "info";
  $weight?: "regular" | "medium" | "semibold" | "bold";
}>`
  font-size: var(--text-${({ $size = "m" }) => $size});
  font-weight: var(--weight-${({ $weight = "regular" }) => $weight});
  color: var(${({ $tone = "default" }) => textColor($tone)});
`;

function textColor(tone: string): string {
  if (tone === "default") return "--color-text";
  return tone === "muted" ? "--color-text-muted" : `--color-${tone}-text`;
}
