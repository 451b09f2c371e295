/** Rows under their heads as text: the first column to the left, the others to the right. */
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
