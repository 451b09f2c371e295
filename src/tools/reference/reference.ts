import type { Meta, Notions } from "#definition/meta.ts";

import { neededIn } from "./types.ts";

/** A key of the reference. `name` is dotted and relative to its section, with `[]` for items of a list. */
type Row = { readonly name: string; readonly schema: Meta; readonly required: boolean };

/** The reference of a meta-schema in Markdown: one table for the file, and one for each notion that has keys. */
export function referenceOf(root: Meta, heading: string): string {
  const { definitions = {} } = root;
  const sections = [
    section(heading, root, definitions),
    ...Object.entries(definitions).map(([name, schema]) =>
      section(titleOf(name, schema), schema, definitions),
    ),
  ];
  return sections.filter((text) => text !== "").join("\n\n");
}

function section(heading: string, schema: Meta, notions: Notions): string {
  const rows = rowsOf(schema);
  if (rows.length === 0) return "";
  const lines = [
    `### ${heading}`,
    ...(schema.description ? ["", escape(schema.description)] : []),
    "",
    "| key | what | type | example |",
    "|---|---|---|---|",
    ...rows.map((row) => lineOf(row, notions)),
  ];
  return lines.join("\n");
}

/** Keys that any object may have; they are described once, in words. */
const ANYWHERE = ["$ref", "$schema"];
const isFile = (schema: Meta) => schema.definitions !== undefined || schema.$id !== undefined;

/** The keys of an object, of the objects inside it, and of its alternatives. */
function rowsOf(schema: Meta, prefix = ""): Row[] {
  const keys = Object.entries(schema.properties ?? {}).filter(
    ([key]) => !ANYWHERE.includes(key) || isFile(schema),
  );
  const needed = neededIn(schema);
  const own = keys.flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    return [{ name, schema: value, required: needed.includes(key) }, ...below(value, name)];
  });
  return [
    ...own,
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.then ? [schema.then] : [])].flatMap(
      (one) => rowsOf(one, prefix),
    ),
  ];
}

function below(schema: Meta, name: string): Row[] {
  const { additionalProperties: named, items } = schema;
  return [
    ...rowsOf(schema, `${name}.`),
    ...(typeof named === "object" ? rowsOf(named, `${name}.<name>.`) : []),
    ...(items ? rowsOf(items, `${name}[].`) : []),
  ];
}

function lineOf({ name, schema, required }: Row, notions: Notions): string {
  const { description = "", examples = [] } = notions[notionOf(schema) ?? ""] ?? schema;
  const standard = schema.default === undefined ? "" : ` Default: ${code(schema.default)}.`;
  const needed = required ? " **Required.**" : "";
  const [example] = examples;
  const cells = [
    `\`${name}\``,
    `${escape(description)}${standard}${needed}`,
    escape(typeOf(schema) || "any"),
    example === undefined ? "" : code(example),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The name of the notion that a schema refers to. */
function notionOf({ $ref }: Meta): string | undefined {
  return $ref?.replace(/^.*\//, "");
}

/** The type of a value in words: "text", "a list of value", "one of `a`, `b`". */
function typeOf(schema: Meta): string {
  const choices = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const notion = notionOf(schema);
  if (notion !== undefined) return notion;
  if (schema.enum) return schema.enum.map(String).join(", ");
  if (schema.const !== undefined) return code(schema.const);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].filter(Boolean).join(" or ");
  return [schema.type ?? []]
    .flat()
    .map((type) => typeWord(type, schema))
    .join(" or ");
}

function typeWord(type: string, { minimum, maximum, items, additionalProperties }: Meta): string {
  if (type === "array") return items ? `list of ${typeOf(items) || "values"}` : "list";
  if (type === "object") {
    return typeof additionalProperties === "object"
      ? `names, each ${typeOf(additionalProperties)}`
      : "object";
  }
  const range = [minimum !== undefined && `from ${minimum}`, maximum !== undefined && `to ${maximum}`];
  return [WORDS[type] ?? type, ...range].filter(Boolean).join(" ");
}

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
};

function titleOf(name: string, { title }: Meta): string {
  return title && title.toLowerCase() !== name.toLowerCase() ? `${title} (\`${name}\`)` : (title ?? name);
}

function code(value: unknown): string {
  const text = JSON.stringify(value);
  return `\`${escape(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)}\``;
}

/** Longer examples are only in the schema, where editors show them. */
const LONGEST = 90;

/** A table cell must not contain a bar or a line break. */
function escape(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
