import { setJson } from "#lib/edit-json.ts";
import { plainWords } from "#lib/plain-words.ts";
import { fromPointer, readPointer, toPointer } from "#lib/pointer.ts";
import { isRecord, recordOf } from "#lib/record.ts";

import { UNSAFE_KEYS } from "#tenant/merge-patch.ts";

import { parsedText } from "./own-value.ts";
import { withMember } from "./panel-edits.ts";

export type NewField = {
  readonly label: string;
  readonly widget: string;
  readonly isRequired: boolean;
  /** Pointer of the body that sends it; without one nothing does yet. */
  readonly body?: string | undefined;
};

/**
 * A text with one more field at the end of a form, and the name of the field. What customers must fill in is filled in by the
 * scenarios too, so that they go as before.
 */
export function withNewField(
  text: string,
  form: string,
  { label, widget, isRequired, body }: NewField,
): { readonly text: string; readonly name: string } {
  const fields = readPointer(parsedText(text), `${form}/schema/properties`);
  const name = freeName(label, [
    ...(isRecord(fields) ? Object.keys(fields) : []),
    // Lint refuses these.
    ...UNSAFE_KEYS,
  ]);
  const schema = { type: TYPES[widget] ?? "string", title: label };
  const asked = setJson(text, `${form}/schema/properties/${name}`, schema, orderOfForm);
  const shown = setJson(asked, `${form}/uiSchema/${name}`, { "ui:widget": widget }, orderOfForm);
  const required = readPointer(parsedText(shown), `${form}/schema/required`);
  const whole = isRequired ? withMember(shown, `${form}/schema/required`, name, true, required) : shown;
  const sent = body === undefined ? whole : setJson(whole, `${body}/${name}`, `$inputs.${name}`);
  const value = SAMPLES[schema.type] ?? "Example";
  return { text: isRequired ? withScenarios(sent, { name, value, body }) : sent, name };
}

type Filled = { readonly name: string; readonly value: unknown; readonly body: string | undefined };

/** A text whose scenarios fill in a field, and expect it where it is sent. One that is like another takes it from there. */
function withScenarios(text: string, { name, value, body }: Filled): string {
  const { scenarios, ...screen } = recordOf(parsedText(text));
  const call = body && readPointer(screen, toPointer([...fromPointer(body).slice(0, -1), "call"]));
  const places = (Array.isArray(scenarios) ? scenarios : []).flatMap((one: unknown, index) => {
    const { like, inputs, expect } = recordOf(one);
    const { requests } = recordOf(expect);
    const expected = (Array.isArray(requests) ? requests : []).flatMap((request: unknown, at) => {
      const { call: out, body: sent } = recordOf(request);
      return out === call && isRecord(sent) ? [`/scenarios/${index}/expect/requests/${at}/body/${name}`] : [];
    });
    const isOwn = like === undefined && isRecord(inputs);
    return [...(isOwn ? [`/scenarios/${index}/inputs/${name}`] : []), ...expected];
  });
  return places.reduce((now, place) => setJson(now, place, value), text);
}

/** What scenarios fill in, by the type of the value; a text otherwise. */
const SAMPLES: { readonly [type: string]: unknown } = { integer: 100_000, boolean: true };

/** The types of values that are no texts, by the widget that asks for them. */
const TYPES: { readonly [widget: string]: string } = {
  money: "integer",
  number: "integer",
  checkbox: "boolean",
};

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
