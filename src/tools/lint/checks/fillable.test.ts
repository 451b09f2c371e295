import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { choosingWidgets } from "#definition/widgets.ts";
import { setJson } from "#lib/json/edit-json.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const PATH = "schemas/templates/payments/bill-with-look-up.json";
const bill = openScreen(openProject("."), PATH);
const FORM = "/steps/0/ask";

type Change = readonly [pointer: string, value: unknown];

/** The errors of the template with these values, without path, line and column. */
function errorsWith(...changes: readonly Change[]): string[] {
  const text = changes.reduce((now, [pointer, value]) => setJson(now, pointer, value), bill.text);
  const { problems } = lintScreens([{ ...bill, text }]);
  return problems.flatMap((one) =>
    one.level
      ? []
      : [
          formatProblem(one)
            .replace(/^\S+ {2}/, "")
            .replace(`${FORM}/`, ""),
        ],
  );
}

/** One more field, sent with the others. */
function field(schema: object, hints: object, isRequired = true): readonly Change[] {
  return [
    [`${FORM}/schema/properties/extra`, { title: "Extra", ...schema }],
    [`${FORM}/uiSchema/extra`, hints],
    ["/steps/2/body/extra", "$inputs.extra"],
    ...(isRequired
      ? [
          [
            `${FORM}/schema/required`,
            ["source_wallet_number", "kind", "number", "name", "amount", "extra"],
          ] as const,
        ]
      : []),
  ];
}

const text = { type: "string" };
const oneOf = [{ const: "a", title: "A" }, { const: "b" }];
const NOTHING =
  'uiSchema/extra/ui:widget  "extra" has nothing to choose from, expected "oneOf" of "const" and "title" in its schema, or "ui:options": { "source": "wallets" }';

test.each(choosingWidgets)("%s needs something to choose from", (widget) => {
  expect(errorsWith(...field(text, { "ui:widget": widget }))).toEqual([NOTHING]);
  expect(errorsWith(...field(text, { "ui:widget": widget }, false))).toEqual([NOTHING]);
  expect(errorsWith(...field({ ...text, oneOf }, { "ui:widget": widget }))).toEqual([]);
  expect(errorsWith(...field({ ...text, enum: ["a"] }, { "ui:widget": widget }))).toEqual([]);
  const source = { "ui:widget": widget, "ui:options": { source: "kinds" } };
  expect(errorsWith(...field(text, source))).toEqual([]);
});

test("the widgets that need choices are those that show them", () => {
  const folder = "src/renderer/widgets";
  const showing = readdirSync(folder).filter(
    (name) => name.endsWith(".tsx") && readFileSync(`${folder}/${name}`, "utf8").includes("useChoices("),
  );
  expect(showing.map((name) => name.replace(".tsx", "")).toSorted()).toEqual(choosingWidgets);
});

test.each([
  [
    "choices that no list can show",
    { oneOf: [{ const: "a", description: "A" }] },
    { "ui:widget": "select" },
    [NOTHING],
  ],
  [
    "a source without choices",
    {},
    { "ui:widget": "select", "ui:options": { source: "customer" } },
    [
      'uiSchema/extra/ui:options/source  the source "customer" has no choices, expected one of kinds, wallets',
    ],
  ],
  [
    "a number, which no list gives",
    { type: "integer", enum: [1, 2] },
    {},
    ['schema/properties/extra/type  "extra" is no text, and what customers choose is one, expected "string"'],
  ],
  [
    "a file of no type",
    {},
    { "ui:widget": "file" },
    [
      'uiSchema/extra/ui:widget  "extra" takes no file of any type, expected "accept": ["image/jpeg", "image/png"] in its "ui:options"',
    ],
  ],
  ["a file of some type", {}, { "ui:widget": "file", "ui:options": { accept: ["image/png"] } }, []],
])("%s", (_, schema, hints, expected) => {
  expect(errorsWith(...field({ ...text, ...schema }, hints))).toEqual(expected);
});

test("a misspelt source is told once, with the word that was meant", () => {
  const hints = { "ui:widget": "select", "ui:options": { source: "kindz" } };
  expect(errorsWith(...field(text, hints))).toEqual([
    'uiSchema/extra/ui:options/source  there is no source "kindz", did you mean "kinds"?',
  ]);
});

function rows(column: object) {
  const properties = { one: { type: "string", title: "One", ...column } };
  return { type: "array", maxItems: 5, items: { type: "object", properties } };
}

test("the choices of a branch count, and so do those of a column", () => {
  const branch = {
    if: { properties: { kind: { const: "home" } } },
    else: { properties: { extra: { enum: ["a"] } } },
  };
  const select = { "ui:widget": "select" };
  const inBranch = [...field(text, select), [`${FORM}/schema/allOf`, [branch]] as const];
  expect(errorsWith(...inBranch)).toEqual([]);
  const sheet = { "ui:widget": "sheet", items: { one: select } };
  expect(errorsWith(...field(rows({ oneOf }), sheet))).toEqual([]);
  expect(errorsWith(...field(rows({}), sheet))).toEqual([
    NOTHING.replace("extra/ui:widget", "extra/items/one/ui:widget").replace('"extra"', '"one"'),
  ]);
});

const UNFILLED =
  'schema/properties/extra  "extra" is required, and nothing fills it in, expected "default", or "fill": { "extra": … } in a source';
const readOnly = { "ui:widget": "read-only" };

test("what nobody can type is filled in by something where it is required", () => {
  expect(errorsWith(...field(text, readOnly))).toEqual([UNFILLED]);
  expect(errorsWith(...field({ ...text, readOnly: true }, {}))).toEqual([UNFILLED]);
  // A source tells only that it is on the way.
  expect(errorsWith(...field(text, { ...readOnly, "ui:options": { source: "customer" } }))).toEqual([
    UNFILLED,
  ]);
  expect(errorsWith(...field(text, readOnly, false))).toEqual([]);
});

test.each<[string, Change]>([
  ["a source", ["/sources/customer/fill/extra", "$response.body#/least"]],
  ["a default", [`${FORM}/schema/properties/extra/default`, "A text"]],
  ["another field", [`${FORM}/suggest`, { extra: "$inputs.number" }]],
])("%s fills it in", (_, change) => {
  expect(errorsWith(...field(text, readOnly), change)).toEqual([]);
});

test("a field that stops customers under a condition needs no value", () => {
  const shown = { extra: { "$inputs.kind": { const: "shop" } } };
  expect(errorsWith(...field(text, readOnly), [`${FORM}/shown`, shown])).toEqual([]);
});
