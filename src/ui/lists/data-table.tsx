import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useRowsNear } from "#ui/behaviour/use-rows-near.ts";

import { Fragment, type ReactNode } from "react";
import { Cell, ColumnName, GroupName, Head, Line, RowName, Rows, TableRoot } from "./data-table-parts.ts";

export type Column<T> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  readonly align?: "end";
  /** The cell needs no visible header (actions); only screen readers get one. */
  readonly bare?: boolean;
};

export type DataTableProps<T> = {
  /** Describes the rows; only screen readers get it, unless `showCaption` is set. */
  caption: string;
  showCaption?: boolean;
  /** The first column is each row's header. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  /** The heading above a row; rows in succession with the same one stand below it together. */
  groupOf?: (row: T) => string;
  /** On a phone, rows far below are made when the customer comes near: each costs something whenever a dialog opens or closes. */
  whenNear?: boolean;
  /** New rows are loading; the old ones stay, dimmed. */
  busy?: boolean;
};

/** Shows rows as a table from 768 px, and as cards below that, from the same DOM. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, showCaption = false, columns, rows, rowKey, groupOf, whenNear = false, busy } = props;
  const { table, made } = useRowsNear(rows, whenNear);
  return (
    // A count of -1 tells that there are more rows than those in the page.
    <TableRoot ref={table} aria-busy={busy || undefined} aria-rowcount={made < rows.length ? -1 : undefined}>
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
        {rows.slice(0, made).map((row, at) => {
          const group = groupOf?.(row);
          const before = rows[at - 1];
          return (
            <Fragment key={rowKey(row)}>
              {group !== undefined && (!before || groupOf?.(before) !== group) && (
                <Line data-group>
                  <GroupName colSpan={columns.length}>
                    <h3>{group}</h3>
                  </GroupName>
                </Line>
              )}
              <Line>{columns.map((column, index) => cellOf(column, row, index === 0))}</Line>
            </Fragment>
          );
        })}
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
