import { styled } from "styled-components";

export const Root = styled.section.attrs({ "aria-roledescription": "carousel" })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

/**
 * Heading and buttons. It has the same height without buttons, so that the content below does not move when they
 * appear.
 */
export const CarouselHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-height: var(--touch);
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  /* Aligns the icons, not their touch targets, with the end of the slides. */
  margin-inline-end: calc(-1 * min(var(--space-3), 3.5vw));
  color: var(--color-text-muted);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul`
  display: flex;
  min-width: 0;
  padding: 0;
  overflow: hidden;
  /* Also cuts off what the browser scrolls into view by itself. */
  clip-path: inset(0);
  /* From right to left, keen-slider counts from the left edge and marks the list. */
  &[data-keen-slider-reverse] {
    flex-direction: row-reverse;
  }
  border-radius: var(--radius-l);
  touch-action: pan-y;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
`;

export const Slide = styled.li`
  flex: none;
  min-width: 0;
  max-width: 100%;
`;
