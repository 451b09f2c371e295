import { Ajv, type ValidateFunction } from "ajv";

import { formats } from "#definition/catalogue.ts";
import { nearest } from "#lib/text/text.ts";
import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";
import { fileFields } from "#tools/compile-screen/parts/found.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";

const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, formats });

/** A biller can be found, and its fields accept what it fills in. */
export const billers: Check = {
  rule: "biller",
  after: READABLE,
  *check(context) {
    const { screen } = context;
    if (!("billers" in screen)) return;
    const findable = screen.access !== "public" && "menu" in screen && !("over" in screen);
    if (!findable) {
      const message = "customers find billers through the entry of their screen, and this screen has none";
      yield { pointer: "/billers", message, expected: 'a customer\'s screen with "menu", not above a page' };
    }
    yield* isFields(screen.billers) ? sourceProblems(screen.billers, context) : listProblems(context);
  },
};

function* listProblems(context: Context): Iterable<Finding> {
  const { screen, parts } = context;
  const list = listOf(screen.billers).map(fieldsOf);
  const inputs = screenInputs(context);
  const files = fileFields(parts);
  const owners = new Map<unknown, Fields>();
  for (const [index, biller] of list.entries()) {
    const { id, fill } = biller;
    const at = `/billers/${index}`;
    const first = owners.get(id);
    if (!first) owners.set(id, biller);
    else {
      const message = `the id "${String(id)}" belongs to "${String(first.label)}" too`;
      yield { pointer: `${at}/id`, message, expected: "an id of its own" };
    }
    for (const [name, value] of Object.entries(fieldsOf(fill))) {
      const input = inputs.get(name);
      if (!input) continue;
      const pointer = `${at}/fill/${name}`;
      const what = input.secret ? "secret" : files.includes(name) ? "file" : undefined;
      if (what) {
        const message = `"${name}" is a ${what} and is filled in by a biller`;
        yield { pointer, atKey: true, message, expected: "fields without secrets and files" };
        continue;
      }
      const told = refusal(input.schema, value);
      if (told) yield { pointer, message: `the field "${name}" refuses ${JSON.stringify(value)}`, ...told };
    }
  }
}

/** What the field's schema expects instead; undefined where it accepts the value. */
function refusal(schema: Fields, value: unknown): Pick<Finding, "expected" | "nearest"> | undefined {
  const choices = listOf(schema.oneOf).map((one) => fieldsOf(one).const);
  const known = choices.length > 0 ? choices : listOf(schema.enum);
  if (known.length > 0) {
    if (known.includes(value)) return undefined;
    const near = nearest(String(value), known.map(String));
    return near === undefined
      ? { expected: `one of ${known.map((one) => JSON.stringify(one)).join(", ")}` }
      : { nearest: near };
  }
  try {
    const validate = validatorOf(schema);
    if (validate(value)) return undefined;
    return { expected: `a value that ${validate.errors?.[0]?.message ?? "it accepts"}` };
  } catch {
    // The checks of schemas report one that is invalid.
    return undefined;
  }
}

/** By the schema of the field, which many billers fill in. */
const validators = new WeakMap<Fields, ValidateFunction>();

function validatorOf(schema: Fields): ValidateFunction {
  const { default: _default, ...rest } = schema;
  const validate = validators.get(schema) ?? ajv.compile(rest);
  validators.set(schema, validate);
  return validate;
}

/** The options must be there before the customer has entered anything, and the input must choose among them. */
function* sourceProblems({ source: name, input }: Fields, context: Context): Iterable<Finding> {
  const { screen, parts } = context;
  const source = fieldsOf(screen.sources)[String(name)];
  if (!isFields(source)) return;
  const at = "/billers/source";
  if (!("options" in source)) {
    const message = `the source "${String(name)}" has no options, and so there are no billers`;
    yield { pointer: at, message, expected: '"items" and "options" of the source' };
  }
  const own = `/sources/${String(name)}/`;
  const reads = expressionUses(context).find(
    ({ pointer, expression: { root } }) =>
      pointer.startsWith(own) &&
      /^(?:call|query|body|when)(?:\/|$)/.test(pointer.slice(own.length)) &&
      ["inputs", "selected", "sources", "steps"].includes(root),
  );
  if (reads) {
    const message = `the source "${String(name)}" needs ${reads.expression.text}, which nobody has before the screen opens`;
    yield { pointer: at, message, expected: "a source without values of the screen" };
  }
  if ("pages" in source) {
    const message = `the source "${String(name)}" comes in pages`;
    yield { pointer: at, message, expected: "a source that brings all billers at once" };
  }
  const follows = parts.asks.some(({ ask }) => {
    const options = fieldsOf(fieldsOf(fieldsOf(ask.uiSchema)[String(input)])["ui:options"]);
    return options.source === name;
  });
  if (!follows && screenInputs(context).has(String(input))) {
    const message = `"${String(input)}" does not choose among the options of "${String(name)}"`;
    yield { pointer: "/billers/input", message, expected: `"source": "${String(name)}" of its "ui:options"` };
  }
}
