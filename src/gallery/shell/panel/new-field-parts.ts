import { choosingWidgets } from "#definition/widgets.ts";
import type { FieldSource, SourceKey } from "#gallery/protocol-panel.ts";
import { plainWords } from "#lib/text/plain-words.ts";
import { escapePart } from "#lib/json/pointer.ts";

export type Choice = { readonly label: string; readonly value: string };

/** What a widget needs before customers can use it. */
export type Given =
  | { readonly kind: "choices"; readonly choices: readonly Choice[] }
  /** The list of a source, and what of its items is sent and shown where the source does not say it yet. */
  | {
      readonly kind: "list";
      readonly source: FieldSource;
      readonly value: SourceKey | undefined;
      readonly label: SourceKey | undefined;
    }
  | { readonly kind: "text"; readonly text: string }
  /** A source will fill it in, when it is set there. */
  | { readonly kind: "later" }
  | { readonly kind: "answer"; readonly source: FieldSource; readonly key: SourceKey }
  | { readonly kind: "file"; readonly accept: readonly string[] };

/** The value that a field has in the scenario at a place of the list; undefined where nothing tells it. */
export type ValueIn = (scenario: number) => unknown;

type Write = readonly [pointer: string, value: unknown];

/** All that is written of a new field besides its name, its label and whether it is required. */
export type FieldParts = {
  readonly type: string;
  readonly schema?: object;
  readonly hints?: object;
  /** What other places of the screen need for it. */
  readonly writes: (name: string) => readonly Write[];
  /** Customers type or choose it; else something fills it in. */
  readonly isTyped: boolean;
  readonly valueIn: ValueIn;
};

/** What the dialog must ask for besides the label. */
export function needOf(widget: string): "choices" | "value" | "types" | undefined {
  if (choosingWidgets.includes(widget)) return "choices";
  if (widget === "read-only") return "value";
  return widget === "file" ? "types" : undefined;
}

const none = () => [];

type Plain = { readonly type?: string; readonly schema?: object; readonly sample?: unknown };

const SECRET: Plain = { schema: { writeOnly: true }, sample: "1234" };

/** Widgets that need more than a text; what scenarios type into them. */
const PLAIN: { readonly [widget: string]: Plain } = {
  money: { type: "integer", sample: 100_000 },
  number: { type: "integer", sample: 100_000 },
  checkbox: { type: "boolean", sample: true },
  date: { schema: { format: "date" }, sample: "2030-01-15" },
  email: { schema: { format: "email" }, sample: "ada@example.com" },
  phone: { sample: "08031234567" },
  password: SECRET,
  pin: SECRET,
  otp: SECRET,
};

/** Pictures of documents by a phone are larger, and are made smaller. */
const LARGEST_FILE = 2_000_000;
const SMALLEST_PICTURE = "data:image/png;base64,iVBORw0KGgo=";

export function partsOf(widget: string, given: Given | undefined): FieldParts {
  if (!given) return partsOfPlain(widget);
  switch (given.kind) {
    case "choices":
      return partsOfChoices(given.choices);
    case "list":
      return partsOfList(given);
    case "text":
      return {
        type: "string",
        schema: { default: given.text },
        writes: none,
        isTyped: false,
        valueIn: () => given.text,
      };
    case "later":
      return { type: "string", writes: none, isTyped: false, valueIn: () => undefined };
    case "answer":
      return partsOfAnswer(given);
    case "file":
      return {
        type: "string",
        schema: {
          pattern: given.accept.every((type) => type.startsWith("image/")) ? "^data:image/" : "^data:",
        },
        hints: { "ui:options": { accept: given.accept, maxSize: LARGEST_FILE } },
        writes: none,
        isTyped: true,
        valueIn: () => SMALLEST_PICTURE,
      };
  }
}

function partsOfPlain(widget: string): FieldParts {
  const { type = "string", schema, sample = "Example" } = PLAIN[widget] ?? {};
  return { type, ...(schema && { schema }), writes: none, isTyped: true, valueIn: () => sample };
}

/** Choices that are called as they are sent are a plain list. */
function partsOfChoices(choices: readonly Choice[]): FieldParts {
  const isPlain = choices.every(({ label, value }) => label === value);
  const schema = isPlain
    ? { enum: choices.map(({ value }) => value) }
    : { oneOf: choices.map(({ label, value }) => ({ const: value, title: label })) };
  return { type: "string", schema, writes: none, isTyped: true, valueIn: () => choices[0]?.value };
}

function partsOfList({ source, value, label }: Extract<Given, { kind: "list" }>): FieldParts {
  const options = value && { value: `$item#${value.pointer}`, label: `$item#${(label ?? value).pointer}` };
  return {
    type: "string",
    hints: { "ui:options": { source: source.name } },
    writes: () => (options ? [[`/sources/${escapePart(source.name)}/options`, options]] : []),
    isTyped: true,
    valueIn: (scenario) => {
      const first = value ? value.values[scenario] : source.offers?.[scenario];
      return first === undefined || first === null ? undefined : String(first);
    },
  };
}

function partsOfAnswer({ source, key }: Extract<Given, { kind: "answer" }>): FieldParts {
  const isNumber = key.values.every((one) => one === null || typeof one === "number");
  return {
    type: isNumber ? "number" : "string",
    hints: { "ui:options": { source: source.name } },
    writes: (name) => [[`/sources/${escapePart(source.name)}/fill/${name}`, `$response.body#${key.pointer}`]],
    isTyped: false,
    valueIn: (scenario) => key.values[scenario] ?? undefined,
  };
}

/** What is sent for a choice of which only the label is written. */
export function valueForLabel(label: string): string {
  return plainWords(label).join("-") || label.trim();
}

/** The choices as they are written, or what is wrong with them. */
export function readChoices(
  rows: readonly Choice[],
): { readonly choices: readonly Choice[] } | { readonly message: string } {
  const choices = rows
    .map(({ label, value }) => ({
      label: label.trim() || value.trim(),
      value: value.trim() || valueForLabel(label),
    }))
    .filter(({ value }) => value !== "");
  if (choices.length === 0) return { message: "Write at least one choice." };
  const twice = choices.find(({ value }, index) => choices.findIndex((one) => one.value === value) < index);
  if (twice) return { message: `Two choices send “${twice.value}”. Give one of them another value.` };
  return { choices };
}
