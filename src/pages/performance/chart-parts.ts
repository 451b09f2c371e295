import { styled } from "styled-components";

import { fromPhablet } from "#ui/styles/media.ts";

export const Figure = styled.div`
  position: relative;
  min-width: 0;
`;
export const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-bottom: var(--space-3);
  font-size: var(--text-s);
`;
export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;
export const KeyMark = styled.svg`
  flex: none;
  width: 1rem;
  height: 1rem;
`;
/**
 * On wide screens the axis labels have their own column; on a phone only the top label is shown, above the first line.
 */
const gutter = "3.5rem";

export const Plot = styled.div`
  position: relative;
  height: 13rem;
  /* Room for the top label, which grows with the text. */
  margin-top: 2rem;
  > svg {
    display: block;
    /* Lines and bars at the edges must not be cut. */
    overflow: visible;
  }
  ${fromPhablet} {
    margin-left: ${gutter};
  }
`;
export const Scale = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  pointer-events: none;
  > span {
    flex: 1;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    line-height: 1;
    transform: translateY(calc(-1em - 0.25rem));
  }
  > span + span {
    visibility: hidden;
  }
  ${fromPhablet} {
    right: auto;
    left: -${gutter};
    > span {
      transform: translateY(-0.5em);
    }
    > span + span {
      visibility: visible;
    }
  }
`;
export const Labels = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  text-align: center;
  [data-short] {
    display: none;
  }
  ${fromPhablet} {
    margin-left: ${gutter};
    [data-narrow] {
      display: none;
    }
    [data-short] {
      display: inline;
    }
  }
`;
export const Grid = styled.line`
  stroke: var(--color-border);
  stroke-width: 1;
`;
/** Money in is filled and money out is striped, so that they differ with every brand colour. */
export const InBar = styled.rect`
  fill: var(--color-success-text);
`;
export const OutBar = styled.rect`
  stroke: var(--color-out);
  stroke-width: 1.5;
`;
export const Stripe = styled.path`
  stroke: var(--color-out);
  stroke-width: 1.5;
`;
