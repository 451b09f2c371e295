import type { Touch } from "#definition/meta.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

import { type Fact, fact } from "./fact.ts";
import { fieldFacts } from "./field-facts.ts";
import { formatFacts, metaOf, type Subject } from "./format-facts.ts";

/** The facts of a form. */
export function formFacts(ask: Fields, subject: Subject): Fact[] {
  const { key, what } = subject;
  const schema = fieldsOf(ask.schema);
  const inputs = inputsOf(schema);
  const hints = fieldsOf(ask.uiSchema);
  const isPin = inputs.some(({ name }) => fieldsOf(hints[name])["ui:widget"] === "pin");
  const touches: Touch | undefined = isPin ? "PIN" : undefined;
  return [
    ...fact(
      `${key}.fields`,
      `${what}: the order of its fields`,
      inputs.map(({ name }) => name),
      { touches },
    ),
    ...formatFacts(metaOf("ask", subject), ask, { ...subject, isMoney: false }),
    ...inputs.flatMap(({ name, schema: field }) => fieldFacts(field, ask, { ...subject, name, touches })),
    ...["if", "then", "else", "allOf", "anyOf"].flatMap((word) =>
      fact(`${key}.${word}`, `${what}: what its fields ask of each other ("${word}")`, schema[word], {
        say: (value) => JSON.stringify(value),
      }),
    ),
  ];
}
