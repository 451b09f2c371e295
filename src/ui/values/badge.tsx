import { css, styled } from "styled-components";
import { toneSoft, type Tone } from "#ui/styles/tone.tsx";

/** A short status. `neutral` and `brand` do not rate it. */
export const Badge = styled.span<{ $tone?: Tone | "neutral" | "brand" }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0.1875rem var(--space-2);
  border-radius: 999px;
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  ${({ $tone = "neutral" }) => {
    if ($tone === "neutral") return neutral;
    return $tone === "brand" ? brand : toneSoft({ $tone });
  }}
`;

const neutral = css`
  background: var(--color-surface-sunken);
  color: var(--color-text-muted);
`;
const brand = css`
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
`;
