/** A text with the digits 0 to 9 in place of those of any other script: "١٢٣" → "123". */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, plainDigit);
}

/** In each script the digits from 0 to 9 follow each other, after something that is none. */
function plainDigit(digit: string): string {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - before - 1))) before++;
  return String(before % 10);
}
