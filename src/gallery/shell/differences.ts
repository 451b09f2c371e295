import { deepEqual } from "#lib/equality.ts";
import { isRecord } from "#lib/record.ts";

/** A line of JSON, and whether the other side has none like it. */
export type Line = { readonly text: string; readonly isOwn: boolean };

/** One thing that a scenario expects and that came out differently. */
export type Difference = {
  readonly name: string;
  readonly expected: readonly Line[];
  readonly actual: readonly Line[];
};

/** What differs between what a scenario expects and what came, by the key that says it. */
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

/** Whether a comma follows is no difference. */
function bare(line: string): string {
  return line.replace(/,$/, "");
}

function linesOf(value: unknown): string[] {
  return value === undefined ? ["nothing"] : JSON.stringify(value, null, 2).split("\n");
}
