import { Percent } from "lucide-react";
import { styled } from "styled-components";
import { words } from "./words.ts";

const Band = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  overflow: hidden;
  padding: var(--space-5);
  border: 1px solid var(--color-brand-edge);
  border-radius: var(--radius-l);
  background: var(--color-brand);
  color: var(--color-on-brand);
  > strong {
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-3xl);
    font-weight: var(--weight-bold);
    line-height: var(--line-tight);
    letter-spacing: -0.02em;
  }
  > svg {
    /* Shrinks when the text is enlarged. */
    flex: 0 1 3rem;
    min-width: 0;
    margin-inline-start: auto;
  }
`;

/** The banner of the specification; it is not a link. */
export function OfferBanner() {
  return (
    <Band>
      <strong>{words.offer}</strong>
      <Percent size="3em" />
    </Band>
  );
}
