import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type Draft, EMPTY, readDraft } from "#gallery/shell/panel/new-field-draft.ts";
import { scenariosWithout } from "#gallery/shell/panel/new-field-scenarios.ts";
import { type NewField, withNewField } from "#gallery/shell/panel/new-field.ts";
import { withoutField } from "#gallery/shell/panel/panel-edits.ts";
import { removeJson } from "#lib/json/edit-json.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen, withTexts } from "#tools/project/project-files.ts";

import { describePanel } from "./describe-panel.ts";

const project = openProject(".");
const BILL = "schemas/templates/payments/bill-with-look-up.json";

/** The template with one more field, which is sent, and all that lint says of it. */
function added(field: Omit<NewField, "label" | "isRequired" | "body"> & { readonly label?: string }) {
  const before = readFileSync(BILL, "utf8");
  const panel = describePanel(project, { path: BILL, text: before, form: { step: 0 } })!;
  const { text, name } = withNewField(
    before,
    panel.pointer,
    { label: "Extra", isRequired: true, body: "/steps/2/body", ...field },
    panel.orders,
  );
  const { problems } = lintScreens([openScreen(withTexts(project, new Map([[BILL, text]])), BILL)]);
  const at = (pointer: string) => readPointer(JSON.parse(text), pointer);
  const gone = describePanel(project, { path: BILL, text, form: { step: 0, field: name } })!;
  return {
    text,
    schema: at(`/steps/0/ask/schema/properties/${name}`),
    hints: at(`/steps/0/ask/uiSchema/${name}`),
    filled: at(`/scenarios/0/inputs/${name}`),
    expected: at(`/scenarios/0/expect/requests/0/body/${name}`),
    errors: problems.flatMap(({ level, message }) => (level ? [] : [message])),
    at,
    /** Taken out again. */
    isWithoutTrace: withoutField(text, gone.field!) === before,
  };
}

/** The sources of the template, as the dialog knows them. */
function sourceOf(wanted: string, text = readFileSync(BILL, "utf8")) {
  const { form } = describePanel(project, { path: BILL, text, form: { step: 0 } })!;
  return form!.sources.find(({ name }) => name === wanted)!;
}

test.each(["select", "search-select", "cards", "radio"])(
  "a new %s has choices, and scenarios choose one",
  (widget) => {
    const choices = [
      { label: "Prepaid meter", value: "prepaid" },
      { label: "Postpaid", value: "postpaid" },
    ];
    expect(added({ widget, given: { kind: "choices", choices } })).toMatchObject({
      schema: {
        type: "string",
        title: "Extra",
        oneOf: [
          { const: "prepaid", title: "Prepaid meter" },
          { const: "postpaid", title: "Postpaid" },
        ],
      },
      hints: { "ui:widget": widget },
      filled: "prepaid",
      expected: "prepaid",
      errors: [],
      isWithoutTrace: true,
    });
  },
);

test("choices that are called as they are sent are a plain list", () => {
  const choices = [1, 2].map((one) => ({ label: `${one} GB`, value: `${one} GB` }));
  const { schema, errors } = added({ widget: "radio", given: { kind: "choices", choices } });
  expect(schema).toEqual({ type: "string", title: "Extra", enum: ["1 GB", "2 GB"] });
  expect(errors).toEqual([]);
});

test("a new list of a source has its choices, and scenarios choose the first one that their answers offer", () => {
  const given = { kind: "list", source: sourceOf("kinds"), value: undefined, label: undefined } as const;
  expect(added({ widget: "select", given })).toMatchObject({
    hints: { "ui:widget": "select", "ui:options": { source: "kinds" } },
    filled: "home",
    expected: "home",
    errors: [],
  });
});

test("a source that has a list and no choices gets them, from what its items have", () => {
  const text = removeJson(readFileSync(BILL, "utf8"), "/sources/kinds/options");
  const source = sourceOf("kinds", text);
  expect(source.offers).toBeUndefined();
  expect(source.items?.map(({ pointer, values }) => [pointer, values[0]])).toEqual([
    ["/code", "home"],
    ["/name", "Home"],
  ]);
  const [value, label] = source.items!;
  const made = added({ widget: "cards", given: { kind: "list", source, value, label } });
  expect(made.at("/sources/kinds/options")).toEqual({ value: "$item#/code", label: "$item#/name" });
  expect(made.filled).toBe("home");
});

test("a new text that can only be read has it, and is expected where it is sent", () => {
  expect(added({ widget: "read-only", given: { kind: "text", text: "No refunds" } })).toMatchObject({
    schema: { type: "string", title: "Extra", default: "No refunds" },
    filled: undefined,
    expected: "No refunds",
    errors: [],
    isWithoutTrace: true,
  });
});

test("a new field that an answer fills in is filled in by its source", () => {
  const source = sourceOf("customer");
  const key = source.answer.find(({ pointer }) => pointer === "/least")!;
  const made = added({ widget: "read-only", given: { kind: "answer", source, key } });
  expect(made).toMatchObject({
    hints: { "ui:widget": "read-only", "ui:options": { source: "customer" } },
    filled: undefined,
    expected: "500.00",
    errors: [],
    isWithoutTrace: true,
  });
  expect(made.at("/sources/customer/fill/extra")).toBe("$response.body#/least");
});

test("a new file says its types, and a new secret that it is one", () => {
  const accept = ["image/jpeg", "image/png"];
  expect(added({ widget: "file", given: { kind: "file", accept } })).toMatchObject({
    schema: { pattern: "^data:image/" },
    hints: { "ui:options": { accept, maxSize: 2_000_000 } },
    errors: [],
  });
  expect(added({ widget: "password" })).toMatchObject({ schema: { writeOnly: true }, errors: [] });
});

test.each(["date", "email", "phone", "number", "checkbox", "textarea", "text"])(
  "a new %s has no errors",
  (widget) => {
    expect(added({ widget }).errors).toEqual([]);
  },
);

test("what the dialog cannot read is told, and the scenarios that would fail are named", () => {
  const sources = ["kinds", "customer"].map((name) => sourceOf(name));
  const read = (need: "choices" | "value", draft: Partial<Draft>) =>
    readDraft(need, { ...EMPTY, ...draft }, sources);
  expect(read("choices", {})).toEqual({ message: "Write at least one choice." });
  const twice = [
    { label: "A b", value: "" },
    { label: "Other", value: "a-b" },
  ];
  expect(read("choices", { choices: twice })).toEqual({
    message: "Two choices send “a-b”. Give one of them another value.",
  });
  expect(read("choices", { choices: [{ label: "Été", value: "" }] })).toEqual({
    given: { kind: "choices", choices: [{ label: "Été", value: "ete" }] },
  });
  expect(read("value", {})).toEqual({ message: "Write what customers read." });
  expect(read("value", { from: "customer" })).toEqual({ message: "Choose what of the answer is shown." });
  const root = JSON.parse(readFileSync(BILL, "utf8")) as unknown;
  expect(scenariosWithout(root, (index) => (index === 0 ? undefined : "x"))).toEqual(["is paid"]);
});
