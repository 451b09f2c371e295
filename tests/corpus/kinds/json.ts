import type { Kind } from "#tests/corpus/mistake.ts";

/** Mistakes that make a file invalid JSON. */
export const json: readonly Kind[] = [
  kind("a missing comma", 6, /",\n/g, (found) => found.replace(",", ""), "comma expected"),
  kind("a comma too much", 5, /"\n\s*\}/g, (found) => found.replace('"', '",'), "no JSON:"),
  kind("a missing colon", 4, /": /g, () => '" ', "colon expected"),
  kind("a missing quote", 4, /"(?=: )/g, () => "", "no JSON:"),
  kind("a byte order mark", 4, /^\{/g, () => "\ufeff{", 'saved as "UTF-8", not as "UTF-8 with BOM"'),
  kind("a comment", 4, /\{\n/g, () => "{ // note\n", "comment"),
];

function kind(
  name: string,
  count: number,
  where: RegExp,
  change: (found: string) => string,
  says: string,
): Kind {
  return {
    name,
    count,
    *edits({ text }) {
      for (const { 0: found, index } of text.matchAll(where)) {
        yield { from: index, to: index + found.length, text: change(found), says };
      }
    },
  };
}
