import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Cell, ColumnName, Head, Line, RowName, Rows, TableRoot } from "./data-table-parts.ts";

export type Column<T> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  readonly align?: "end";
  /** The cell speaks for itself (actions): its header is for screen readers only. */
  readonly bare?: boolean;
};

export type DataTableProps<T> = {
  /** Says what the rows are; for screen readers only, unless `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** The first column names the row. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  /** New rows are on the way: what is shown stays, dimmed. */
  busy?: boolean;
};

/**
 * Rows of a table from 768 px, cards below that, from one DOM.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, showCaption = false, columns, rows, rowKey, busy } = props;
  return (
    <TableRoot aria-busy={busy || undefined}>
      <caption data-hidden={!showCaption || undefined}>{caption}</caption>
      <Head>
        <Line>
          {columns.map((column) => (
            <ColumnName key={column.key} data-align={column.align}>
              {column.bare ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </ColumnName>
          ))}
        </Line>
      </Head>
      <Rows>
        {rows.map((row) => (
          <Line key={rowKey(row)}>{columns.map((column, index) => cellOf(column, row, index === 0))}</Line>
        ))}
      </Rows>
    </TableRoot>
  );
}

function cellOf<T>(column: Column<T>, row: T, namesRow: boolean) {
  if (namesRow) {
    return (
      <RowName key={column.key} data-align={column.align}>
        {column.cell(row)}
      </RowName>
    );
  }
  return (
    <Cell key={column.key} data-align={column.align} data-label={column.bare ? undefined : column.header}>
      <span>{column.cell(row)}</span>
    </Cell>
  );
}
