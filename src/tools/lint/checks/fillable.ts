import { choosingWidgets, defaultWidget } from "#definition/widgets.ts";
import { escapePart } from "#lib/json/pointer.ts";
import { hasChoices } from "#tools/compile-screen/emit/choices.ts";
import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

/** A field of a form, or a column of a list of rows, with all that the form's branches say of it. */
type Asked = {
  readonly name: string;
  readonly schemas: readonly Fields[];
  readonly hints: Fields;
  /** Pointer of its hints, and of its schema. */
  readonly at: { readonly hints: string; readonly schema: string };
};

/** Keywords that can give a field other choices than those that stand beside them. */
const ELSEWHERE = ["$ref", "allOf", "anyOf", "if", "dependencies"];
const NESTED = ["then", "else"];
const LISTED = ["allOf", "anyOf", "oneOf"];

/**
 * Customers can fill in what is asked: a widget that chooses has something to choose from, what nobody can type is filled in by
 * something, and a file may be of some type.
 */
export const fillable: Check = {
  rule: "fillable",
  after: [...READABLE, "catalogue", "name", "sheet", "source", "ui-schema"],
  *check(context) {
    for (const { ask, pointer } of context.parts.asks) {
      const fields = fieldsIn(fieldsOf(ask.schema), fieldsOf(ask.uiSchema), {
        schema: `${pointer}/schema`,
        hints: `${pointer}/uiSchema`,
      });
      const columns = fields.flatMap(({ schemas, hints, at }) =>
        fieldsIn(fieldsOf(schemas[0]?.items), fieldsOf(hints.items), {
          schema: `${at.schema}/items`,
          hints: `${at.hints}/items`,
        }),
      );
      for (const field of [...fields, ...columns]) yield* choiceProblems(field, context);
      const required = requiredIn(fieldsOf(ask.schema));
      for (const field of fields) {
        if (!required.has(field.name) || !isReadOnly(field) || isFilled(field, ask, context)) continue;
        yield {
          pointer: field.at.schema,
          atKey: true,
          message: `"${field.name}" is required, and nothing fills it in`,
          expected: `"default", or "fill": { "${field.name}": … } in a source`,
        };
      }
    }
  },
};

function* choiceProblems(field: Asked, { screen }: Context): Iterable<Finding> {
  const { name, schemas, hints, at } = field;
  const options = fieldsOf(hints["ui:options"]);
  if (widgetOf(field) === "file" && listOf(options.accept).length === 0) {
    yield {
      pointer: placeOf(field),
      message: `"${name}" takes no file of any type`,
      expected: '"accept": ["image/jpeg", "image/png"] in its "ui:options"',
    };
  }
  if (!choosingWidgets.includes(widgetOf(field))) return;
  const numeric = schemas.find(({ type }) => type !== undefined && type !== "string");
  if (numeric) {
    const message = `"${name}" is no text, and what customers choose is one`;
    yield { pointer: `${at.schema}/type`, message, expected: '"string"' };
  }
  const source = textOf(options.source);
  const lists = Object.entries(fieldsOf(screen.sources)).filter(([, one]) => isList(one));
  const names = lists.map(([one]) => one);
  if (source !== undefined) {
    if (names.includes(source)) return;
    const { nearest, expected = '"items" and "options" of the source' } =
      names.length > 0 ? unknownWord("list", source, names) : {};
    yield {
      pointer: `${at.hints}/ui:options/source`,
      message: `the source "${source}" has no choices`,
      ...(nearest === undefined ? { expected } : { nearest }),
    };
    return;
  }
  if (schemas.some((one) => hasChoices(one) || ELSEWHERE.some((key) => key in one))) return;
  yield {
    pointer: placeOf(field),
    message: `"${name}" has nothing to choose from`,
    expected: `"oneOf" of "const" and "title" in its schema, or "ui:options": { "source": "${names[0] ?? "…"}" }`,
  };
}

/** A list of rows or a group of fields has a widget of its own, and other checks. */
function widgetOf({ schemas, hints }: Asked): string {
  const all: Fields = Object.assign({}, ...schemas);
  return textOf(hints["ui:widget"]) ?? defaultWidget(all);
}

/** The widget, where it is written; else the field. */
function placeOf({ hints, at }: Asked): string {
  return "ui:widget" in hints ? `${at.hints}/ui:widget` : at.schema;
}

function isList(source: unknown): boolean {
  const { items, options } = fieldsOf(source);
  return items !== undefined && options !== undefined;
}

/** Nobody can type into it. */
function isReadOnly({ schemas, hints }: Asked): boolean {
  return hints["ui:widget"] === "read-only" || schemas.some(({ readOnly }) => readOnly === true);
}

/**
 * Whether a field has a value that nobody types. One that is shown only under a condition may be there to stop customers, who then
 * read why.
 */
function isFilled({ name, schemas }: Asked, ask: Fields, { screen, parts }: Context): boolean {
  const { fixed } = fieldsOf(fieldsOf(ask.limits)[name]);
  const given = parts.names.some(({ pointer }) => pointer.endsWith(`/fill/${escapePart(name)}`));
  const others = parts.asks.filter((one) => one.ask !== ask);
  return (
    given ||
    fixed !== undefined ||
    schemas.some((schema) => "default" in schema || schema.type === "object" || schema.type === "array") ||
    [ask.suggest, ask.shown].some((key) => name in fieldsOf(key)) ||
    fieldsOf(screen.billers).input === name ||
    // Another form asks for it.
    others.some((one) => name in fieldsOf(fieldsOf(one.ask.schema).properties))
  );
}

/** The fields of a form, also those of its branches. */
function fieldsIn(schema: Fields, hints: Fields, at: Asked["at"]): Asked[] {
  const found = new Map<string, Asked>();
  for (const { name, property, pointer } of propertiesIn(schema, at.schema)) {
    const known = found.get(name);
    found.set(name, {
      name,
      schemas: [...(known?.schemas ?? []), property],
      hints: fieldsOf(hints[name]),
      at: known?.at ?? { schema: pointer, hints: `${at.hints}/${escapePart(name)}` },
    });
  }
  return [...found.values()];
}

type Property = { readonly name: string; readonly property: Fields; readonly pointer: string };

function propertiesIn(schema: Fields, pointer: string): Property[] {
  const own = Object.entries(fieldsOf(schema.properties)).map(([name, property]) => ({
    name,
    property: fieldsOf(property),
    pointer: `${pointer}/properties/${escapePart(name)}`,
  }));
  return [...own, ...branchesOf(schema).flatMap(([branch, at]) => propertiesIn(branch, `${pointer}/${at}`))];
}

function requiredIn(schema: Fields): ReadonlySet<unknown> {
  const inner = branchesOf(schema).flatMap(([branch]) => [...requiredIn(branch)]);
  return new Set([...listOf(schema.required), ...inner]);
}

function branchesOf(schema: Fields): (readonly [Fields, string])[] {
  const listed = LISTED.flatMap((key) =>
    listOf(schema[key]).map((one, index) => [one, `${key}/${index}`] as const),
  );
  const dependent = Object.entries(fieldsOf(schema.dependencies)).map(
    ([key, one]) => [one, `dependencies/${escapePart(key)}`] as const,
  );
  const all = [...NESTED.map((key) => [schema[key], key] as const), ...listed, ...dependent];
  return all.flatMap(([branch, at]) => (isFields(branch) ? [[branch, at] as const] : []));
}
