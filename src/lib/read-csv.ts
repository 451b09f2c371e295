/** Marks between values, as spreadsheets of all countries write and copy them. */
const MARKS = ["\t", ";", ","];

/**
 * The rows of a text from a spreadsheet: copied, or saved as CSV (RFC 4180). The mark between values is the one that the
 * first line has most often. Values are without spaces around; empty lines are left out.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  // The mark of its encoding, which spreadsheets put before a file.
  const plain = text.replace(/^\uFEFF/, "");
  const mark = markOf(plain);
  const lines = `${plain.replaceAll(/\r\n?/g, "\n")}\n`;
  // In quotes a value may hold marks, line ends and, as two, quotes. A quote that does not end is one like any other letter.
  const value = new RegExp(` *"((?:[^"]|"")*)" *(?=[${mark}\n])|([^${mark}\n]*)`, "y");
  const rows: string[][] = [];
  let row: string[] = [];
  while (value.lastIndex < lines.length) {
    const [, quoted, bare = ""] = value.exec(lines)!;
    row.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (lines[value.lastIndex++] === mark) continue;
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
  }
  return rows;
}

function markOf(text: string): string {
  const [line = ""] = text.split(/[\r\n]/).filter((one) => one.trim() !== "");
  const bare = line.replaceAll(/"[^"]*"/g, "");
  const counts = MARKS.map((mark) => bare.split(mark).length);
  return MARKS[counts.indexOf(Math.max(...counts))] ?? ",";
}
