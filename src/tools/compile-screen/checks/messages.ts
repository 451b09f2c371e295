import { nearest } from "#lib/text/text.ts";
import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";

/** The keywords of `limits`: what they are stands in a field's message for them. */
const LIMITED = ["minimum", "maximum", "minLength", "maxLength"];
const BRACES = /\{([^{}]*)\}/g;

/** A message only has names in braces that something fills; customers would read any other name with its braces. */
export const messages: Check = {
  rule: "ui-schema",
  after: [...READABLE, "name", "ui-schema"],
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      for (const [keyword, text] of Object.entries(fieldsOf(ask.messages))) {
        yield* unfilled(text, ["fields"], `${pointer}/messages/${keyword}`);
      }
      for (const [field, hint] of Object.entries(fieldsOf(ask.uiSchema))) {
        const { messages: texts } = fieldsOf(fieldsOf(hint)["ui:options"]);
        const at = `${pointer}/uiSchema/${field}/ui:options/messages`;
        const schema = fieldsOf(fieldsOf(fieldsOf(ask.schema)["properties"])[field]);
        const limit = { ...schema, ...fieldsOf(fieldsOf(ask.limits)[field]) };
        for (const [keyword, text] of Object.entries(fieldsOf(texts))) {
          const names = LIMITED.includes(keyword) ? ["limit"] : [];
          yield* unfilled(text, names, `${at}/${keyword}`);
          if (names.length > 0)
            yield* unlimited(text, keyword, limit, { field, pointer: `${at}/${keyword}` });
        }
      }
    }
  },
};

function* unfilled(text: unknown, names: readonly string[], pointer: string): Iterable<Finding> {
  for (const { 1: name = "", index } of bracesIn(text)) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    const expected = names.map((one) => `{${one}}`).join(" or ") || "a text without braces";
    const message = `nothing fills {${name}} here`;
    yield { pointer, offset: index + 1, message, ...(near ? { nearest: near } : { expected }) };
  }
}

/** What fills the name is a limit of the form, or one of the field's schema. */
function* unlimited(
  text: unknown,
  keyword: string,
  limit: Fields,
  { field, pointer }: { readonly field: string; readonly pointer: string },
): Iterable<Finding> {
  const found = bracesIn(text).find(({ 1: name }) => name === "limit");
  if (!found || keyword in limit || "fixed" in limit) return;
  const message = `nothing fills {limit}: "${field}" has no "${keyword}", neither in "limits" nor in its schema`;
  yield {
    pointer,
    offset: found.index + 1,
    message,
    expected: "that limit, or the number itself in the text",
  };
}

function bracesIn(text: unknown): RegExpExecArray[] {
  return typeof text === "string" ? [...text.matchAll(BRACES)] : [];
}
