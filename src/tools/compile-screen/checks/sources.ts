import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

/** A source does not refresh sources: two that refresh each other would never stop. A look-up has something to wait for. */
export const sources: Check = {
  rule: "source",
  *check(context) {
    for (const { effect, pointer } of context.parts.effects) {
      if (!("refresh" in effect) || !pointer.startsWith("/sources/")) continue;
      yield {
        pointer: `${pointer}/refresh`,
        atKey: true,
        message: "a source cannot run sources again",
        expected: "an expression in its call: it runs again when that value is another",
      };
    }
    for (const [name, source] of Object.entries(fieldsOf(context.screen.sources))) {
      yield* lookUpProblems(name, fieldsOf(source), context);
      yield* pageProblems(name, fieldsOf(source));
      yield* searchProblems(name, fieldsOf(source), context);
    }
  },
};

function* lookUpProblems(
  name: string,
  { withinLimits, debounce, search }: Fields,
  context: Context,
): Iterable<Finding> {
  const pointer = `/sources/${name}`;
  for (const [index, input] of listOf(withinLimits).entries()) {
    if (hasLimits(String(input), context)) continue;
    const message = `no form has limits for ${JSON.stringify(input)}`;
    yield {
      pointer: `${pointer}/withinLimits/${index}`,
      message,
      expected: '"limits" of that field, or "when"',
    };
  }
  if (debounce === undefined || search !== undefined || usesInputs(pointer, context)) return;
  const message = "there is no typing to wait for";
  yield { pointer: `${pointer}/debounce`, atKey: true, message, expected: "an input in its call" };
}

/** A list in pages has items, one way to the next page, and an end. */
function* pageProblems(name: string, { pages, items }: Fields): Iterable<Finding> {
  if (pages === undefined) return;
  const pointer = `/sources/${name}/pages`;
  const { by, first, next, more, size } = fieldsOf(pages);
  if (items === undefined) {
    const message = "there is no list that could come in pages";
    yield { pointer, atKey: true, message, expected: '"items" of the source' };
  }
  for (const [key, value] of Object.entries({ by, first })) {
    if (next === undefined || value === undefined) continue;
    const message = `the reply says what is next, and "${key}" counts it too`;
    yield { pointer: `${pointer}/${key}`, atKey: true, message, expected: `one of "next" and "${key}"` };
  }
  if (next !== undefined || more !== undefined || size !== undefined) return;
  const message = "nothing tells which page is the last, and so one more is asked for in vain";
  yield { pointer, atKey: true, message, expected: '"size", "more" or "next"' };
}

/** What is searched for is typed into fields that can be searched. */
function* searchProblems(name: string, { search, options }: Fields, { parts }: Context): Iterable<Finding> {
  if (search === undefined) return;
  const pointer = `/sources/${name}/search`;
  if (options === undefined) {
    const message = "there are no choices to search";
    yield { pointer, atKey: true, message, expected: '"items" and "options" of the source' };
  }
  const fields = parts.asks.flatMap(({ ask, pointer: at }) =>
    Object.entries(fieldsOf(ask.uiSchema)).flatMap(([field, hints]) => {
      const { "ui:widget": widget, "ui:options": own } = fieldsOf(hints);
      return fieldsOf(own).source === name ? [{ widget, at: `${at}/uiSchema/${field}` }] : [];
    }),
  );
  for (const { widget, at } of fields) {
    if (widget === "search-select") continue;
    const message = `nothing can be typed here to search "${name}"`;
    yield { pointer: `${at}/ui:widget`, message, expected: '"search-select"' };
  }
  if (fields.length > 0 || options === undefined) return;
  const message = "no field is searched by it";
  yield {
    pointer,
    atKey: true,
    message,
    expected: 'a field with the widget "search-select" and this source',
  };
}

function hasLimits(input: string, { screen }: Context): boolean {
  return listOf(screen.steps).some((step) => input in fieldsOf(fieldsOf(fieldsOf(step).ask).limits));
}

function usesInputs(source: string, context: Context): boolean {
  return [...expressionUses(context)].some(
    ({ expression, pointer }) =>
      pointer.startsWith(`${source}/`) && (expression.root === "inputs" || expression.root === "selected"),
  );
}
