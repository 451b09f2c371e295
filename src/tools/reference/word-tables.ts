import type { Meta } from "#definition/meta.ts";

/** A word of a closed list, and its description. */
type Word = readonly [name: string, text: string];

/** The tables of a readme that describe each word of a closed list, by the heading of their first column. */
const TABLES: readonly { readonly heading: string; readonly wordsOf: (format: Meta) => readonly Word[] }[] = [
  { heading: "`ui:widget`", wordsOf: widgetsOf },
  { heading: "transform", wordsOf: transformsOf },
];

/** A readme with these tables updated from the meta-schema. A table that the readme lacks is not added. */
export function withWordTables(readme: string, format: Meta): string {
  return TABLES.reduce((text, { heading, wordsOf }) => {
    const [table] = new RegExp(`^\\| ${heading} \\|.*\\n(?:\\|.*\\n)+`, "m").exec(text) ?? [];
    if (table === undefined) return text;
    const head = table.split("\n").slice(0, 2);
    const rows = wordsOf(format).map(([name, what]) => `| \`${name}\` | ${what.replaceAll("|", "\\|")} |`);
    return text.replace(table, () => `${[...head, ...rows].join("\n")}\n`);
  }, readme);
}

function widgetsOf({ definitions = {} }: Meta): Word[] {
  return described(definitions["hints"]?.properties?.["ui:widget"]);
}

/** Transforms without an argument by name, and transforms with an argument by an example. */
function transformsOf({ definitions = {} }: Meta): Word[] {
  const { anyOf = [], then } = definitions["transform"] ?? {};
  const alone = new Map(anyOf.flatMap(described));
  const withArgument: Readonly<Record<string, Meta>> = then?.properties ?? {};
  const names = [...alone.keys(), ...Object.keys(withArgument)].filter((name) => name !== "$ref");
  return [...new Set(names)].toSorted().map((name) => {
    const meta = withArgument[name];
    const example = meta ? ` \`{ "${name}": ${JSON.stringify(meta.examples?.[0])} }\`` : "";
    return [name, `${alone.get(name) ?? meta?.description ?? ""}${example}`];
  });
}

function described({ enum: words = [], enumDescriptions = [] }: Meta = {}): Word[] {
  return words.map((word, index) => [String(word), enumDescriptions[index] ?? ""]);
}
