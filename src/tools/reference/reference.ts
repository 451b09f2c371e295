/** A meta-schema, or a part of one, as far as the reference reads it. */
export type Meta = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Meta };
  readonly additionalProperties?: boolean | Meta;
  readonly items?: Meta;
  readonly allOf?: readonly Meta[];
  readonly anyOf?: readonly Meta[];
  readonly oneOf?: readonly Meta[];
  readonly definitions?: { readonly [name: string]: Meta };
};

/** A key of the reference. `name` is dotted below its section, with `[]` for items of a list. */
type Row = { readonly name: string; readonly schema: Meta; readonly required: boolean };

/** The reference of a meta-schema in Markdown: one table for the file, and one for each notion that has keys. */
export function referenceOf(root: Meta, heading: string): string {
  const notions = Object.entries(root.definitions ?? {});
  const sections = [
    section(heading, root, rowsOf(root)),
    ...notions.map(([name, schema]) => section(titleOf(name, schema), schema, rowsOf(schema))),
  ];
  return sections.filter((text) => text !== "").join("\n\n");
}

function section(heading: string, schema: Meta, rows: readonly Row[]): string {
  if (rows.length === 0) return "";
  const lines = [
    `### ${heading}`,
    ...(schema.description ? ["", escape(schema.description)] : []),
    "",
    "| key | what | type | example |",
    "|---|---|---|---|",
    ...rows.map(lineOf),
  ];
  return lines.join("\n");
}

/** The keys of an object, of the objects within it, and of the alternatives that an object may be. */
function rowsOf(schema: Meta, prefix = ""): Row[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    return [
      { name, schema: value, required: schema.required?.includes(key) === true },
      ...below(value, name),
    ];
  });
  return [
    ...own,
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => rowsOf(one, prefix)),
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

function lineOf({ name, schema, required }: Row): string {
  const standard = schema.default === undefined ? "" : ` Default: ${code(schema.default)}.`;
  const needed = required ? " **Required.**" : "";
  const [example] = schema.examples ?? [];
  const cells = [
    `\`${name}\``,
    `${escape(schema.description ?? "")}${standard}${needed}`,
    escape(typeOf(schema)),
    example === undefined ? "" : code(example),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** What a value may be, in words: "text", "a list of value", "one of `a`, `b`". */
function typeOf(schema: Meta): string {
  const choices = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
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

/** A longer example stands in the schema, where editors show it. */
const LONGEST = 90;

/** A table's cell cannot hold a bar or a line break. */
function escape(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
