import { deepEqual } from "#lib/json/equality.ts";
import { isRecord } from "#lib/json/record.ts";

/** A line of JSON, and whether only this side has it. */
export type Line = { readonly text: string; readonly isOwn: boolean };

/** One key whose expected and actual values differ. */
export type Difference = {
  readonly name: string;
  readonly expected: readonly Line[];
  readonly actual: readonly Line[];
};

/** Compares the expected and the actual result of a scenario, key by key. */
export function differencesOf(expected: unknown, actual: unknown): Difference[] {
  if (!isRecord(expected) || !isRecord(actual)) return [difference("expect", expected, actual)];
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names]
    .filter((name) => !deepEqual(expected[name], actual[name]))
    .map((name) => difference(name, expected[name], actual[name]));
}

function difference(name: string, expected: unknown, actual: unknown): Difference {
  const [one, other] = [linesOf(expected), linesOf(actual)];
  return { name, expected: marked(one, other), actual: marked(other, one) };
}

function marked(lines: readonly string[], others: readonly string[]): Line[] {
  const known = new Set(others.map(bare));
  return lines.map((text) => ({ text, isOwn: !known.has(bare(text)) }));
}

/** A line without its trailing comma, which does not count as a difference. */
function bare(line: string): string {
  return line.replace(/,$/, "");
}

function linesOf(value: unknown): string[] {
  return value === undefined ? ["nothing"] : JSON.stringify(value, null, 2).split("\n");
}
