import { expect, test } from "vitest";

import { readCsv } from "./read-csv.ts";

test.each([
  [
    "commas",
    "0123456789,Ada,2500\n0123456780,Bola,1000",
    [
      ["0123456789", "Ada", "2500"],
      ["0123456780", "Bola", "1000"],
    ],
  ],
  ["what a spreadsheet copies", "0123456789\tAda, Lagos\t2,500\r\n", [["0123456789", "Ada, Lagos", "2,500"]]],
  [
    "semicolons, where a comma is the decimal mark",
    "Konto;Betrag\n12;1.850,50",
    [
      ["Konto", "Betrag"],
      ["12", "1.850,50"],
    ],
  ],
  [
    "quotes",
    '1,"Ada ""the boss"" Obi, Lagos","two\nlines"',
    [["1", 'Ada "the boss" Obi, Lagos', "two\nlines"]],
  ],
  ["a quote inside a word", 'Ada "A" Obi,5" pipe', [['Ada "A" Obi', '5" pipe']]],
  ["a quote that does not end", '1,"Ada', [["1", '"Ada']]],
  [
    "the mark of an encoding, empty lines and spaces",
    "\uFEFF a , b \n\n ,\n c,",
    [
      ["a", "b"],
      ["c", ""],
    ],
  ],
  [
    "old line ends",
    "a,b\rc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["one value a line", "a\nb", [["a"], ["b"]]],
  ["nothing", " \n", []],
])("reads %s", (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});
