import { styled } from "styled-components";

/** Cards in a grid. A single card keeps the width of a card. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-4);
`;
