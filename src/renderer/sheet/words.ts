import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  unusedColumn: 'The column "{title}" is not used.',
  lackingColumn: 'The list has no column "{title}".',
  longRows: "Some rows have more values than {titles}. The others are left out.",
  row: "Row {number}",
  rowInButton: "row {number}",
  edit: "Edit",
  close: "Close",
  remove: "Remove",
  tooLarge: "This file is too large. Choose one with at most 200 kB.",
  pasteList: "Paste a list",
  lineForEach: "A line for each: {titles}. It may come from a spreadsheet.",
  chooseFile: "Or choose a CSV file",
  addRows: "Add these rows",
  addRow: "Add a row",
  added: "{count, plural, one {# row} other {# rows}} added.",
  leftOut: "{count, plural, one {# row} other {# rows}} left out: at most {most} can be paid at once.",
  rows: "{label}: {count, plural, one {# row} other {# rows}}",
  rowsToCorrect: "{label}: {count, plural, one {# row} other {# rows}}, {wrong} to correct",
});
