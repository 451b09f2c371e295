import { styled } from "styled-components";

/** A card drawn with the proportions of a real one, however narrow the screen. */
export const Face = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-2);
  aspect-ratio: 1.586;
  width: 100%;
  max-width: 24rem;
  margin-inline: auto;
  padding: var(--space-4);
  border: 1px solid var(--color-card-edge);
  border-radius: var(--radius-l);
  background: linear-gradient(135deg, var(--color-card), var(--color-card-hover));
  color: var(--color-on-card);
  box-shadow: var(--shadow-2);
  &[data-frozen] {
    background: var(--color-surface-sunken);
    border: 2px dashed var(--color-control-border);
    color: var(--color-text-muted);
    box-shadow: none;
  }
`;
export const FaceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  min-height: var(--touch);
  min-width: 0;
`;
export const Brand = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  overflow-wrap: break-word;
  /* Enlarged words stay whole. */
  font-size: min(var(--text-l), 11cqi);
  font-weight: var(--weight-bold);
`;
/** As large as fits: 16 digits and 3 spaces on one line, except with enlarged text. */
export const CardNumber = styled.span`
  font-size: clamp(1rem, 6cqi, 1.375rem);
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-semibold);
  letter-spacing: 0.04em;
`;
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  min-width: 0;
  font-size: var(--text-s);
  > div {
    min-width: 0;
  }
  > div:first-child {
    flex: 1 1 6rem;
  }
  /* Cuts a long name where a real card would cut it. */
  > div:first-child dd {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  dt {
    font-size: var(--text-xs);
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: var(--weight-semibold);
    font-variant-numeric: tabular-nums;
  }
`;
