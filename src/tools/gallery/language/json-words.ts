import type { CompletionItem, JSONSchema } from "vscode-json-languageservice";

import type { CompletionOption } from "#gallery/protocol.ts";

import { plainSnippet } from "./plain-text.ts";

/** What the service inserts after a key that may start with several values. */
export const OPEN_VALUE = ": $1";

/**
 * Converts a completion of the language service into ours. `examples` has values for keys that the service leaves open.
 */
export function optionOf(
  { label, documentation }: CompletionItem,
  kind: CompletionOption["kind"],
  snippet: string,
  indent: string,
  examples: ReadonlyMap<string, string>,
): CompletionOption {
  const info = typeof documentation === "string" ? documentation : documentation?.value;
  const filled = snippet.replace(OPEN_VALUE, () => `: ${examples.get(label) ?? ""}`);
  return {
    label: label.replaceAll(/^"|"$/g, ""),
    insert: plainSnippet(filled, indent),
    kind,
    ...(info && { info }),
  };
}

/** An initial value, as JSON in a snippet; empty when the schema has none. */
export function exampleOf(schema: JSONSchema | boolean): string {
  if (typeof schema === "boolean") return "";
  const example: unknown = schema.examples?.[0] ?? schema.default ?? schema.enum?.[0];
  return example === undefined ? "" : JSON.stringify(example).replaceAll(/[$}\\]/g, "\\$&");
}

/** A schema in words. */
export function tell(schema: JSONSchema): string {
  const { title, description, default: fallback, enum: words } = schema;
  const example: unknown = schema.examples?.[0];
  return [
    title,
    description,
    words && `One of: ${words.map(String).join(", ")}.`,
    fallback !== undefined && `Default: ${JSON.stringify(fallback)}`,
    example !== undefined && `Example: ${JSON.stringify(example)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
