import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

/** A list that the provider keeps is a source with options; it can be changed, and no secret is in it. */
export const kept: Check = {
  rule: "kept",
  *check({ screen, parts }) {
    for (const { ask, pointer } of parts.asks) {
      if ("kept" in ask) yield* keptProblems(ask, screen, `${pointer}/kept`);
    }
  },
};

function* keptProblems(ask: Fields, screen: Fields, pointer: string): Iterable<Finding> {
  const { source, fill, ...changes } = fieldsOf(ask.kept);
  const sources = fieldsOf(screen.sources);
  if (typeof source === "string" && source in sources && !("options" in fieldsOf(sources[source]))) {
    const message = `the source "${source}" has no options, and so the list shows nothing`;
    yield { pointer: `${pointer}/source`, message, expected: '"items" and "options" of the source' };
  }
  const inputs = inputsOf(fieldsOf(ask.schema));
  const names = inputs.map(({ name }) => name);
  for (const name of Object.keys(fieldsOf(fill))) {
    if (names.includes(name)) continue;
    yield { pointer: `${pointer}/fill/${name}`, atKey: true, ...unknownWord("field", name, names) };
  }
  for (const { name, secret } of inputs) {
    if (!secret || !(name in fieldsOf(fill))) continue;
    const message = `"${name}" is a secret and is kept`;
    yield { pointer: `${pointer}/fill/${name}`, atKey: true, message, expected: "fields without secrets" };
  }
  for (const key of ["add", "remove"]) {
    const { call } = fieldsOf(changes[key]);
    if (typeof call !== "string" || !call.startsWith("GET ")) continue;
    const message = `"${key}" only reads`;
    yield { pointer: `${pointer}/${key}/call`, message, expected: "POST, PUT, PATCH or DELETE" };
  }
}
