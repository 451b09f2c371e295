import { styled } from "styled-components";
import { belowTablet, fromTablet } from "#ui/styles/media.ts";
import { visuallyHidden } from "#ui/text/visually-hidden.tsx";

/*
 * Browsers drop the meaning of table elements that are not displayed as a table (the cards on phones); the roles
 * restore it.
 */
export const Head = styled.thead.attrs({ role: "rowgroup" })``;
export const Rows = styled.tbody.attrs({ role: "rowgroup" })``;
export const Line = styled.tr.attrs({ role: "row" })``;
export const ColumnName = styled.th.attrs({ role: "columnheader", scope: "col" })``;
export const RowName = styled.th.attrs({ role: "rowheader", scope: "row" })``;
/** It holds a heading, and names no single row. */
export const GroupName = styled.th.attrs({ role: "cell" })`
  && {
    padding: var(--space-4) 0 var(--space-1);
  }
  h3 {
    color: var(--color-text-muted);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
  }
`;
export const Cell = styled.td.attrs({ role: "cell" })``;

export const TableRoot = styled.table.attrs({ role: "table" })`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  &[aria-busy="true"] tbody {
    opacity: 0.55;
  }
  caption {
    padding-bottom: var(--space-3);
    font-size: var(--text-l);
    font-weight: var(--weight-semibold);
    text-align: start;
  }
  caption[data-hidden] {
    ${visuallyHidden}
  }
  th,
  td {
    position: relative;
    text-align: start;
    overflow-wrap: anywhere;
  }

  ${fromTablet} {
    th,
    td {
      padding: var(--space-3);
      vertical-align: middle;
    }
    thead th {
      padding-block: var(--space-2);
      font-size: var(--text-xs);
      font-weight: var(--weight-semibold);
      color: var(--color-text-muted);
      white-space: nowrap;
    }
    tbody tr {
      border-top: 1px solid var(--color-border);
    }
    tbody tr[data-group] + tr {
      border-top: 0;
    }
    tbody tr:not([data-group]):hover {
      background: var(--color-surface-sunken);
    }
    tbody th {
      font-weight: var(--weight-medium);
    }
    [data-align="end"] {
      text-align: end;
    }
  }

  ${belowTablet} {
    &,
    tbody,
    tbody tr,
    tbody th,
    tbody td {
      display: block;
    }
    caption:not([data-hidden]) {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      padding: var(--space-3) 0;
    }
    tbody tr[data-group] {
      padding: 0;
    }
    tbody tr:not([data-group]) + tr {
      border-top: 1px solid var(--color-border);
    }
    tbody th {
      padding-bottom: var(--space-1);
      font-size: var(--text-m);
      font-weight: var(--weight-semibold);
    }
    tbody td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-4);
      min-height: 2rem;
    }
    tbody td:not([data-label]) {
      justify-content: flex-end;
    }
    tbody td[data-label]::before {
      content: attr(data-label);
      flex: none;
      color: var(--color-text-muted);
    }
    tbody td > span {
      text-align: end;
      min-width: 0;
    }
  }
  /* Enlarged words stay whole: a value that does not fit beside its label stands below it. */
  @media (max-width: 19rem) {
    tbody td {
      flex-wrap: wrap;
      gap: 0 var(--space-4);
    }
    tbody td > span {
      margin-inline-start: auto;
    }
  }
`;
