import { setJson } from "#lib/json/edit-json.ts";
import { plainWords } from "#lib/text/plain-words.ts";
import { escapePart, fromPointer, readPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";

import { UNSAFE_KEYS } from "#tenant/merge-patch.ts";

import { type Given, partsOf } from "./new-field-parts.ts";
import { withScenarios } from "./new-field-scenarios.ts";
import { parsedText } from "./own-value.ts";
import { withMember } from "./panel-edits.ts";

export type NewField = {
  readonly label: string;
  readonly widget: string;
  readonly isRequired: boolean;
  /** Pointer of the body that sends it; without one nothing does yet. */
  readonly body?: string | undefined;
  /** What its widget needs besides. */
  readonly given?: Given | undefined;
};

type Orders = { readonly [pointer: string]: readonly string[] };

/**
 * A text with one more field at the end of a form, and the name of the field. What customers must fill in is filled in by the
 * scenarios too, and what is sent is expected there, so that they go as before.
 */
export function withNewField(
  text: string,
  form: string,
  { label, widget, isRequired, body, given }: NewField,
  orders: Orders = {},
): { readonly text: string; readonly name: string } {
  const fields = readPointer(parsedText(text), `${form}/schema/properties`);
  const name = freeName(label, [
    ...(isRecord(fields) ? Object.keys(fields) : []),
    // Lint refuses these.
    ...UNSAFE_KEYS,
  ]);
  const parts = partsOf(widget, given);
  const writes = [
    ...parts.writes(name),
    [`${form}/schema/properties/${name}`, { type: parts.type, title: label, ...parts.schema }] as const,
    [`${form}/uiSchema/${name}`, { "ui:widget": widget, ...parts.hints }] as const,
  ];
  const orderOf = (pointer: string) => orders[pointer] ?? orderOfForm(pointer);
  const shown = writes.reduce((now, [pointer, value]) => setJson(now, pointer, value, orderOf), text);
  const required = readPointer(parsedText(shown), `${form}/schema/required`);
  const whole = isRequired ? withMember(shown, `${form}/schema/required`, name, true, required) : shown;
  const sent = body === undefined ? whole : setJson(whole, `${body}/${escapePart(name)}`, `$inputs.${name}`);
  const { isTyped, valueIn } = parts;
  const isFilled = isRequired || !isTyped;
  return { text: isFilled ? withScenarios(sent, { name, isTyped, valueIn, body }) : sent, name };
}

function orderOfForm(pointer: string): readonly string[] {
  return fromPointer(pointer).at(-1) === "schema"
    ? ["type", "required", "properties"]
    : ["schema", "uiSchema"];
}

/** A name for a new field: the words of its label, and a number where it is taken. */
function freeName(label: string, taken: readonly string[]): string {
  const base =
    plainWords(label)
      .join("_")
      .replace(/^[_0-9]+/, "") || "field";
  let name = base;
  for (let count = 2; taken.includes(name); count++) name = `${base}_${count}`;
  return name;
}
