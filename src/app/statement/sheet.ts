import { styled } from "styled-components";

/** The transactions of a statement: as wide as the paper, the columns' names on each page, no row over two pages. */
export const Sheet = styled.table`
  width: 100%;
  margin-top: var(--space-5);
  border-collapse: collapse;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--space-2);
    border-bottom: 1px solid;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: var(--weight-semibold);
  }
  :is(th, td):nth-child(n + 3) {
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: var(--text-xs);
  }
  /* The column adds up to the total without it. */
  [data-counted="false"] > td:nth-child(n + 3) {
    text-decoration: line-through;
  }
  tr {
    break-inside: avoid;
  }
  @media screen and (max-width: 40rem) {
    display: block;
    overflow-x: auto;
  }
`;
