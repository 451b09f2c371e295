/** Formats heads and rows as text. The first column is aligned left, the others right. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [heads, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .map((line) => `  ${line}`.trimEnd())
    .join("\n");
}
