import { isRecord } from "#lib/json/record.ts";

/** A code block of a guide: what the reader should do or will see. */
export type GuideBlock = {
  readonly kind: "json" | "tsx" | "diff" | "sh" | "text";
  readonly text: string;
  /** The file that the reader should write the block to: the last file that the text above it names. */
  readonly file: string;
  /** Line of the guide, from 1. */
  readonly line: number;
};

/** The files that a block of a kind can belong to. */
const FILES = { json: /\.json$/, tsx: /\.tsx?$/, diff: /\.(?:json|md|tsx?)$/ };

/** The blocks of a guide in Markdown, in order. */
export function blocksOf(guide: string): GuideBlock[] {
  let [end, named] = [0, [] as readonly string[]];
  return [...guide.matchAll(/^```(json|tsx|diff|sh|text)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [whole, kind, text] = found;
    const above = guide.slice(end, found.index);
    named = [...named, ...[...above.matchAll(/`([^`\n]+\/[^`\n]+\.\w+)`/g)].map(([, path]) => path!)];
    end = found.index + whole.length;
    const files = FILES[kind as keyof typeof FILES] as RegExp | undefined;
    return {
      kind: kind as GuideBlock["kind"],
      text: text!,
      file: named.findLast((path) => files?.test(path)) ?? "",
      line: guide.slice(0, found.index).split("\n").length,
    };
  });
}

/** The content of a file after adding a block: keys are added to existing ones, items are appended to lists. */
export function withBlock(present: unknown, block: unknown): unknown {
  if (Array.isArray(present) && Array.isArray(block)) return [...present, ...block];
  if (!isRecord(present) || !isRecord(block)) return block;
  const added = Object.entries(block).map(([key, value]) => [key, withBlock(present[key], value)] as const);
  return { ...present, ...Object.fromEntries(added) };
}

/**
 * The content of a file after a change: lines with `-` are removed, lines with `+` are added; the other lines must be
 * around them, in exactly one place.
 */
export function withChange(present: string, change: string): string {
  const lines = change.trimEnd().split("\n");
  const side = (sign: string) =>
    lines
      .flatMap((line) => (line.startsWith(sign) || line.startsWith(" ") ? `${line.slice(1)}\n` : []))
      .join("");
  const [before, after] = [side("-"), side("+")];
  const places = `\n${present}`.split(`\n${before}`).length - 1;
  if (places !== 1) throw new Error(`These lines are in ${places} places:\n${before}`);
  return present.replace(before, () => after);
}

/** Whether an output matches what a guide shows; `…` matches anything. */
export function looksLike(output: string, shown: string): boolean {
  const parts = shown.trim().split("…");
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".*");
  return new RegExp(`^${pattern}$`, "s").test(output.trim());
}
