import { isRecord } from "#lib/record.ts";

/** What a guide tells its reader to do, or says that they will see. */
export type GuideBlock = {
  readonly kind: "json" | "sh" | "text";
  readonly text: string;
  /** Of a block of JSON: the file that it belongs to, which the text above it names last. */
  readonly file: string;
  /** Line of the guide, from 1. */
  readonly line: number;
};

/** The blocks of a guide in Markdown, in order. */
export function blocksOf(guide: string): GuideBlock[] {
  let [end, file] = [0, ""];
  return [...guide.matchAll(/^```(json|sh|text)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [whole, kind, text] = found;
    const above = guide.slice(end, found.index);
    file = [...above.matchAll(/`([^`\n]+\/[^`\n]+\.json)`/g)].at(-1)?.[1] ?? file;
    end = found.index + whole.length;
    return {
      kind: kind as GuideBlock["kind"],
      text: text!,
      file,
      line: guide.slice(0, found.index).split("\n").length,
    };
  });
}

/** What a file is with a block in it: keys beside those that are there, items of a list behind them. */
export function withBlock(present: unknown, block: unknown): unknown {
  if (Array.isArray(present) && Array.isArray(block)) return [...present, ...block];
  if (!isRecord(present) || !isRecord(block)) return block;
  const added = Object.entries(block).map(([key, value]) => [key, withBlock(present[key], value)] as const);
  return { ...present, ...Object.fromEntries(added) };
}

/** Whether an output is what a guide shows; `…` stands for anything. */
export function looksLike(output: string, shown: string): boolean {
  const parts = shown.trim().split("…");
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".*");
  return new RegExp(`^${pattern}$`, "s").test(output.trim());
}
