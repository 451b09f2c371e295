import { readFileSync } from "node:fs";

import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Control, Panel } from "#gallery/protocol-panel.ts";
import { isWritable, shownValue } from "#gallery/shell/panel/own-value.ts";
import {
  withFieldMoved,
  withMember,
  withNeeds,
  withoutField,
  withValue,
} from "#gallery/shell/panel/panel-edits.ts";
import { withNewField } from "#gallery/shell/panel/new-field.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { openProject, openScreen, screenPaths, withTexts } from "#tools/project/project-files.ts";

import { describePanel } from "./describe-panel.ts";

/** Edits by the panel on each screen. */
const EDITS = 50;

const project = openProject(".");
const paths = screenPaths(project);

/** The panels of a screen: its own, and those of its steps, forms and fields. */
function panelsOf(path: string, text: string): Panel[] {
  const at = (pointer: string) => describePanel(project, { path, text, pointer });
  const { steps } = JSON.parse(text) as { readonly steps: readonly unknown[] };
  const forms = steps.flatMap((_, step) => describePanel(project, { path, text, form: { step } }) ?? []);
  const fields = forms
    .flatMap(({ pointer, form }) =>
      (form?.fields ?? []).map((name) => () => at(`${pointer}/schema/properties/${name}`)),
    )
    .slice(0, EDITS);
  return [at(""), ...forms, ...fields.map((field) => field())].filter((panel) => panel !== undefined);
}

/** Texts that customers read and that may be anything: some may be new, others only change. */
function editable(panel: Panel, root: unknown): Control[] {
  const controls = panel.groups.flatMap((group) => group.controls.flatMap((one) => one.inner ?? [one]));
  return controls.filter(({ pointer, kind, value }) => {
    const isNew = /\/(?:properties\/\w+\/title|ui:help|ask\/submit)$/.test(pointer);
    const isOld = /\/(?:title|label|intro|ui:placeholder|messages\/\w+)$/.test(pointer);
    const isText = kind === "text" && (typeof value !== "string" || !value.includes("$"));
    return isText && (isNew || (isOld && value !== undefined)) && isWritable(root, pointer);
  });
}

test.each(paths)(
  "%s: random edits leave a file that lint accepts and that differs only where edited",
  (path) => {
    const before = project.read(path);
    const errors = (text: string) => {
      const { problems } = checkScreen(
        openScreen({ ...project, read: (one) => (one === path ? text : project.read(one)) }, path),
      );
      return problems.map(({ message }) => message);
    };
    const known = errors(before);
    const panels = panelsOf(path, before);
    let text = before;
    const edited = new Map<string, unknown>();
    const random = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.nat(999)), { numRuns: EDITS, seed: 20 });
    for (const [one, other, number] of random) {
      const panel = panels[one % panels.length]!;
      const root = JSON.parse(text) as unknown;
      const controls = editable(panel, root);
      const control = controls[other % Math.max(controls.length, 1)];
      if (!control) continue;
      const value = `Text ${number}`;
      text = withValue(text, control.pointer, value, panel.orders);
      edited.set(control.pointer, value);
    }
    expect(edited.size).toBeGreaterThan(0);
    for (const [pointer, value] of edited) expect(readPointer(JSON.parse(text), pointer)).toBe(value);
    expect(errors(text)).toEqual(known);
    // Taken back in the reverse order, everything is as before; an object that got too long keeps its lines.
    const root = JSON.parse(before) as unknown;
    for (const pointer of [...edited.keys()].toReversed()) {
      const old = readPointer(root, pointer);
      text = withValue(text, pointer, old, {});
    }
    expect(text.replaceAll(/\s+/g, "")).toBe(before.replaceAll(/\s+/g, ""));
  },
);

test("a field is added, moved and taken out again, and the file is as before", () => {
  const path = "schemas/screens/payments/airtime.json";
  const before = readFileSync(path, "utf8");
  const added = withNewField(before, "/steps/0/ask", {
    label: "Meter number",
    widget: "text",
    isRequired: false,
  });
  expect(added.name).toBe("meter_number");
  const root = JSON.parse(added.text) as unknown;
  expect(readPointer(root, "/steps/0/ask/schema/properties/meter_number")).toEqual({
    type: "string",
    title: "Meter number",
  });
  const again = withNewField(added.text, "/steps/0/ask", {
    label: "Meter number",
    widget: "money",
    isRequired: false,
  });
  expect(again.name).toBe("meter_number_2");
  const panel = describePanel(project, { path, text: added.text, form: { step: 0, field: "meter_number" } });
  const moved = withFieldMoved(added.text, panel!.field!, -1);
  expect(Object.keys(readPointer(JSON.parse(moved), "/steps/0/ask/schema/properties") as object)).toEqual([
    "source_wallet_number",
    "network_provider",
    "phone_number",
    "meter_number",
    "amount",
  ]);
  expect(withFieldMoved(moved, panel!.field!, 1)).toBe(added.text);
  expect(withoutField(added.text, panel!.field!)).toBe(before);
});

test.each([
  ["schemas/templates/payments/bill-with-look-up.json", 0, "/steps/2/body"],
  ["schemas/screens/payments/airtime.json", 0, "/steps/2/body"],
])("a field of %s that is sent and that scenarios fill in goes without a trace", (path, step, body) => {
  const before = readFileSync(path, "utf8");
  const { text, name } = withNewField(before, `/steps/${step}/ask`, {
    label: "Numéro",
    widget: "text",
    isRequired: true,
    body,
  });
  expect(name).toBe("numero");
  expect(readPointer(JSON.parse(text), `${body}/numero`)).toBe("$inputs.numero");
  const panel = describePanel(project, { path, text, form: { step, field: name } });
  expect(withoutField(text, panel!.field!)).toBe(before);
});

test("scenarios fill in a field that customers must fill in, and expect it where it is sent", () => {
  const path = "schemas/templates/payments/bill-with-look-up.json";
  const { text } = withNewField(readFileSync(path, "utf8"), "/steps/0/ask", {
    label: "Owner",
    widget: "text",
    isRequired: true,
    body: "/steps/2/body",
  });
  const { scenarios } = JSON.parse(text) as { scenarios: { inputs?: object }[] };
  expect(scenarios.map(({ inputs }) => inputs && "owner" in inputs)).toEqual([
    true,
    undefined,
    undefined,
    false,
  ]);
  expect(readPointer(scenarios, "/0/inputs/owner")).toBe("Example");
  expect(readPointer(scenarios, "/0/expect/requests/0/body/owner")).toBe("Example");
  expect(checkScreen(openScreen(withTexts(project, new Map([[path, text]])), path)).problems).toEqual([]);
});

test("what a value needs is set with it, unless it is there", () => {
  const needs = { pointer: "/a/type", value: "string" };
  expect(withNeeds('{ "a": { "minLength": 1 } }', needs, {})).toBe(
    '{ "a": { "minLength": 1, "type": "string" } }',
  );
  const there = '{ "a": { "type": ["string", "null"] } }';
  expect(withNeeds(there, needs, {})).toBe(there);
  expect(withNeeds(there, undefined, {})).toBe(there);
});

test("an item is put into a list that a part has, without changing the part", () => {
  const text = '{ "a": { "$ref": "./a.json" } }\n';
  expect(withMember(text, "/a/required", "amount", true, ["pin"])).toBe(
    '{ "a": { "$ref": "./a.json", "required": ["pin", "amount"] } }\n',
  );
  expect(withMember('{ "a": ["b"], "c": 1 }\n', "/a", "b", false, ["b"])).toBe('{ "c": 1 }\n');
  expect(isWritable(JSON.parse(text), "/a/notes/0/text")).toBe(false);
  const control = {
    pointer: "/a/title",
    title: "Title",
    kind: "text",
    value: "PIN",
    from: "a.json",
  } as const;
  expect(shownValue(JSON.parse(text), control)).toEqual({ value: "PIN", isOwn: false });
});
