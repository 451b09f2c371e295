import { readPointer } from "#lib/json/pointer.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";
import { companyNames, customerNames, storedIn, storedNames } from "#tools/lint/given.ts";
import { meantKey } from "#tools/lint/meant-key.ts";

type Given = { readonly what: string; readonly names: readonly string[] };

const CUSTOMER: Given = { what: "name of the customer", names: customerNames };
const COMPANY: Given = { what: "name of the company", names: companyNames };

/**
 * Values from outside of the screen exist: the provider sends those of customer and company; a page or another screen
 * stores the others, and a scenario of this screen shows them.
 */
export const givenNames: Check = {
  rule: "name",
  after: ["expression"],
  *check(context) {
    const stored = storedIn(context);
    const names = storedNames(context);
    const given: Readonly<Record<string, Given>> = {
      user: CUSTOMER,
      company: COMPANY,
      stored: { what: "stored value", names },
    };
    const uses = expressionUses(context);
    for (const use of uses) {
      const { root, path } = use.expression;
      const [name = ""] = path;
      const known = given[root];
      if (!known) continue;
      if (!known.names.includes(name)) yield at(use, unknown(known, name));
      else if (root === "stored") yield* missingPart(use, stored);
    }
    const read = uses.flatMap(({ expression: { root, path } }) => (root === "stored" ? [path[0] ?? ""] : []));
    // A misspelt name was reported where it is read.
    if (read.every((name) => names.includes(name))) yield* unread(context, read);
  },
};

function unknown({ what, names }: Given, name: string): Omit<Finding, "pointer"> {
  if (names.length > 0) return unknownWord(what, name, names);
  return { message: `nothing stores "${name}"`, expected: 'a scenario of this screen whose "stored" has it' };
}

/** A part of a stored value exists in the stored value of some scenario. */
function* missingPart(
  use: ExpressionUse,
  stored: readonly (readonly [string, unknown])[],
): Iterable<Finding> {
  const { path, pointer, text } = use.expression;
  const values = stored.filter(([name]) => name === path[0]).map(([, value]) => value);
  const isThere = values.some((value) => readPointer(value, pointer ?? "") !== undefined);
  if (pointer === undefined || values.length === 0 || isThere) return;
  const near = meantKey(pointer, values);
  const message = `no scenario has ${text} stored`;
  yield at(use, { message, expected: "a part of what is stored", ...(near && { nearest: near }) });
}

/** The screen reads every value that a scenario has stored. */
function* unread({ screen }: Context, read: readonly string[]): Iterable<Finding> {
  for (const [index, scenario] of listOf(screen.scenarios).entries()) {
    for (const name of Object.keys(fieldsOf(fieldsOf(scenario).stored))) {
      if (read.includes(name)) continue;
      const pointer = `/scenarios/${index}/stored/${name}`;
      const { message: _message, ...about } = unknownWord("stored value", name, read);
      yield { pointer, atKey: true, message: `"${name}" is stored and never read`, ...about };
    }
  }
}

function at({ pointer, offset, atKey }: ExpressionUse, telling: Omit<Finding, "pointer">): Finding {
  return { pointer, offset, ...(atKey && { atKey }), ...telling };
}
