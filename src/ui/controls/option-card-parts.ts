import { styled } from "styled-components";

/** As many cards per row as fit. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-3);
`;

export const OptionCard = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  &:has(input:checked) {
    border-color: var(--color-brand-edge);
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
    box-shadow: inset 0 0 0 1px var(--color-brand-edge);
  }
  /* The card shows the focus ring; a browser without :has shows it on the radio. */
  @supports selector(:has(a)) {
    &:has(input:focus-visible) {
      outline: 3px solid var(--color-focus);
      outline-offset: 2px;
    }
    input:focus-visible {
      outline: none;
    }
  }
`;

export const CardLabel = styled.label`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: var(--space-3) var(--space-4);
  cursor: pointer;
  /* Enlarged words need the room. */
  @media (max-width: 15rem) {
    gap: var(--space-2);
    padding-inline: var(--space-2);
  }
  &:has(:disabled) {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
  > input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--color-brand-edge);
    cursor: inherit;
  }
  > span {
    min-width: 0;
    overflow-wrap: break-word;
    line-height: var(--line-snug);
  }
  strong,
  small {
    display: block;
  }
  strong {
    /* Enlarged words stay whole. */
    font-size: min(1em, 4.8vw);
    font-weight: var(--weight-semibold);
  }
  small {
    font-size: var(--text-s);
  }
`;

/** Outside the label, so that a tap on its buttons does not choose the card. */
export const CardFoot = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  padding-block: 0 var(--space-1);
  padding-inline: var(--space-4) var(--space-2);
  > output {
    flex: 1;
    min-width: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
