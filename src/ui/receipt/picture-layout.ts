import { beside } from "#lib/text/isolated.ts";

import { receiptTitle, type Receipt } from "./receipt.ts";

/** One line of text on the picture; `y` is its baseline. */
type Mark = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly align: "left" | "center" | "right";
};
export type PictureLayout = {
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly rules: readonly number[];
};

/** The width of a text in a size and weight. */
export type Measure = (text: string, size: number, weight: Mark["weight"]) => number;

/** As narrow as a phone, so that customers read it without zooming. */
export const WIDTH = 400;
const MARGIN = 24;
const INNER = WIDTH - 2 * MARGIN;
const LABEL = INNER * 0.42;
const VALUE = INNER - LABEL - 12;

/** The position of each line of text in a receipt's picture. */
export function layoutPicture(receipt: Receipt, bankName: string, measure: Measure): PictureLayout {
  const marks: Mark[] = [];
  const rules: number[] = [];
  let y = MARGIN;

  const centred = (text: string, size: number, weight: Mark["weight"]) => {
    for (const line of wrap(text, INNER, (part) => measure(part, size, weight))) {
      y += size * 1.4;
      marks.push({ text: line, x: WIDTH / 2, y, size, weight, align: "center" });
    }
  };
  const column = (text: string, align: "left" | "right") => {
    const weight = align === "left" ? 400 : 700;
    const lines = wrap(text, align === "left" ? LABEL : VALUE, (part) => measure(part, 13, weight));
    const x = align === "left" ? MARGIN : WIDTH - MARGIN;
    lines.forEach((line, index) => {
      marks.push({ text: line, x, y: y + 22 + index * 20, size: 13, weight, align });
    });
    return lines.length;
  };

  centred(bankName, 18, 700);
  y += 4;
  centred(receiptTitle(receipt), 14, 400);
  y += 12;
  centred(receipt.amount, 32, 700);
  if (receipt.to) centred(receipt.to, 16, 700);
  y += 4;
  centred(beside([receipt.type, receipt.direction]), 14, 400);
  if (receipt.notice) {
    y += 8;
    centred(receipt.notice, 14, 700);
  }
  y += 16;
  for (const { label, value } of receipt.rows) {
    rules.push(y);
    y += 20 * Math.max(column(label, "left"), column(value, "right")) + 16;
  }
  return { height: Math.ceil(y + MARGIN), marks, rules };
}

/** Breaks a text into lines of at most this width: between words, and inside a word that is longer than a line. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && measure(line + letter) > width) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return line === "" ? lines : [...lines, line];
}
