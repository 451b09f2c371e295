import { styled } from "styled-components";

/** A few rows of billers. */
export const Rows = styled.ul`
  > li + li {
    border-top: 1px solid var(--color-border);
  }
`;
