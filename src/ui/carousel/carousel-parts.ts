import { styled } from "styled-components";

export const Root = styled.section.attrs({ "aria-roledescription": "carousel" })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

/** Heading and buttons. As high without buttons, so that what stands below keeps its place when they come. */
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
  align-items: center;
  /* The icons, not their touch targets, end where the slides end. */
  margin-right: calc(-1 * var(--space-3));
  color: var(--color-text-muted);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul`
  display: flex;
  min-width: 0;
  padding: 0;
  overflow: hidden;
  /* Also what a browser scrolls into sight by itself stays cut off. */
  clip-path: inset(0);
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
