import { styled } from "styled-components";

import { fromPhablet } from "#ui/media.ts";

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
/** On wide screens the scale has room of its own; on a phone its top stands above the first line, and no more. */
const gutter = "3.5rem";

export const Plot = styled.div`
  position: relative;
  height: 13rem;
  margin-top: var(--space-6);
  > svg {
    display: block;
    /* Lines and bars at the edges are drawn whole. */
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
/** Money in is filled, money out striped, so that they differ whatever the brand's colour is. */
export const InBar = styled.rect`
  fill: var(--color-success-text);
`;
export const OutBar = styled.rect`
  stroke: var(--color-brand-text);
  stroke-width: 1.5;
`;
export const Stripe = styled.path`
  stroke: var(--color-brand-text);
  stroke-width: 1.5;
`;
