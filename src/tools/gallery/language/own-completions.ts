import { parseExpression } from "#definition/expression.ts";
import type { CompletionOption, Completions } from "#gallery/protocol.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import type { Project } from "#tools/project/project-files.ts";

import { aboutRoot, expressionsAt } from "./expressions.ts";
import { aboutCall } from "./provider-calls.ts";
import { type Spot, spotAt } from "./spot.ts";
import { expressionAt, readContext } from "./written.ts";
import { wordsAt } from "./words.ts";

/**
 * Completions that a meta-schema cannot know: the names of this screen, and words from other files.
 * @param path the file that is being written; `file` may be the screen around it
 */
export function ownCompletions(
  path: string,
  file: JsonFile,
  offset: number,
  project: Project,
): Completions | undefined {
  const { text } = file;
  const spot = spotAt(text, offset);
  const context = readContext(project, file);
  const written = expressionAt(text, offset, spot, context);
  const hasBegun = written?.kind === "lone" || written?.kind === "braces";
  const words = hasBegun ? [] : wordsAt({ path, spot, context, project });
  if (words.length > 0) return wordCompletions(words, spot, text, offset);
  if (!written) return undefined;
  const { from, to, scope, kind } = written;
  // Texts for customers are the author's own.
  if (kind === "plain") return { from: offset, to: offset, options: [] };
  const found = expressionsAt({ scope, context });
  const names = kind === "braces" ? found : found.filter((name) => name.startsWith("$"));
  return { from, to, options: names.map(expressionOption) };
}

function expressionOption(name: string): CompletionOption {
  const parsed = parseExpression(name);
  const info = aboutRoot("error" in parsed ? "with" : parsed.root);
  return { label: name, insert: name, kind: "value", info };
}

function wordCompletions(words: readonly string[], spot: Spot, text: string, offset: number): Completions {
  const { literal, isKey } = spot;
  const kind = isKey ? "key" : "value";
  const begun = /[\w-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  const { from, to } = literal ?? { from: offset - begun, to: offset };
  const after = isKey && !literal ? ": " : "";
  const options = words.map((word) => {
    const quoted = JSON.stringify(word);
    const insert = literal ? quoted.slice(1, -1) : `${quoted}${after}`;
    const info = aboutCall(word);
    return { label: word, insert, kind, ...(info && { info }) } as const;
  });
  return { from, to, options };
}
