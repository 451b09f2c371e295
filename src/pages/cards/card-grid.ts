import { styled } from "styled-components";

/** Cards beside each other. One alone stays as wide as a card is. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-4);
`;
