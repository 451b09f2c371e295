import { readFileSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Control, Panel, PanelPlace } from "#gallery/protocol-panel.ts";
import tenantFormat from "#schemas/meta/tenant.schema.json" with { type: "json" };
import { openProject, screenPaths } from "#tools/project/project-files.ts";

import { describePanel } from "./describe-panel.ts";

const AIRTIME = "schemas/screens/payments/airtime.json";
const HARBOUR = "tenants/harbour.json";

function panelAt(path: string, place: Partial<PanelPlace>): Panel {
  const text = readFileSync(path, "utf8");
  const panel = describePanel(openProject("."), { path, text, ...place });
  expect(panel).toBeDefined();
  return panel!;
}
const controlsOf = ({ groups }: Panel) =>
  groups.flatMap(({ controls }) => controls.flatMap((one) => [one, ...(one.inner ?? [])]));
const controlAt = (panel: Panel, end: string): Control => {
  const found = controlsOf(panel).find(({ pointer }) => pointer.endsWith(end));
  if (!found) throw new Error(`No control ends with ${end}.`);
  return found;
};

describe("a field", () => {
  const amount = panelAt(AIRTIME, { form: { step: 0, field: "amount" } });

  test("has all that its form says of it, wherever it stands", () => {
    expect(amount).toMatchObject({ title: "Amount", field: { name: "amount", form: "/steps/0/ask" } });
    expect(controlAt(amount, "/properties/amount/title")).toMatchObject({ kind: "text", value: "Amount" });
    expect(controlAt(amount, "/uiSchema/amount/ui:help")).toMatchObject({ kind: "text" });
    expect(controlAt(amount, "/uiSchema/amount/ui:widget")).toMatchObject({ kind: "choice", value: "money" });
    expect(controlAt(amount, "/ui:options/messages/required")).toMatchObject({
      kind: "text",
      value: "Choose or enter an amount",
    });
    expect(controlAt(amount, "/limits/amount/minimum").kind).toBe("forms");
    expect(controlAt(amount, "/schema/required")).toMatchObject({ kind: "member", example: "amount" });
    expect(amount.trail.map(({ pointer }) => pointer)).toEqual(["", "/steps/0", "/steps/0/ask"]);
  });

  test("is found by a pointer to any of it, and by the id of an element", () => {
    const places = [
      "/schema/properties/amount/title",
      "/uiSchema/amount/ui:options",
      "/limits/amount/minimum",
    ];
    for (const place of places) {
      expect(panelAt(AIRTIME, { pointer: `/steps/0/ask${place}` }).field?.name).toBe("amount");
    }
    const { field } = panelAt(AIRTIME, { form: { step: 0, field: "phone_number-label" } });
    expect(field?.name).toBe("phone_number");
  });

  test("says from which part a value comes", () => {
    const phone = panelAt(AIRTIME, { form: { step: 0, field: "phone_number" } });
    expect(controlAt(phone, "/uiSchema/phone_number/ui:widget")).toMatchObject({
      value: "phone",
      from: "schemas/parts/phone-hints.json",
    });
  });
});

describe("a value of several forms", () => {
  test("has each form that the format allows, and what is set in its own", () => {
    const minimum = controlAt(
      panelAt(AIRTIME, { form: { step: 0, field: "amount" } }),
      "/limits/amount/minimum",
    );
    expect(minimum.forms?.map(({ title, key }) => key ?? title)).toEqual([
      "Text or expression",
      "Number",
      "Yes or no",
      "Several",
      "$value",
      "$first",
      "$text",
      "$cases",
      "$each",
      "Nothing",
    ]);
    expect(minimum.forms?.[1]?.control).toMatchObject({ kind: "number", pointer: minimum.pointer });
    const [made] = minimum.inner ?? [];
    expect(made).toMatchObject({ kind: "inline", pointer: minimum.pointer });
    expect(made?.inner?.map(({ pointer, value }) => [pointer.split("/").at(-1), value])).toEqual([
      ["$value", "$settings.limits.smallestAmounts.airtime"],
      ["as", "kobo"],
      ["currency", undefined],
    ]);
    expect(made?.inner?.[1]?.forms?.[0]?.control?.options?.map(({ value }) => value)).toContain("naira");
  });

  test("a condition has its expressions, and the words of JSON Schema for each", () => {
    const path = "schemas/screens/loans/apply-for-loan.json";
    const when = controlAt(panelAt(path, { pointer: "/sources/account" }), "/account/when");
    expect(when).toMatchObject({ kind: "forms", inner: [{ kind: "map" }] });
    const [map] = when.inner ?? [];
    expect(map?.inner?.map(({ title, kind }) => [title, kind])).toEqual([
      ["$inputs.preferred_repayment_method", "inline"],
      ["$inputs.repayment_bank_account_number", "inline"],
    ]);
    const set = map?.inner?.[1]?.inner?.filter(({ value }) => value !== undefined);
    expect(set?.map(({ title, value }) => [title, value])).toEqual([
      ["Kind", "string"],
      ["Fits the pattern", "^\\d{10}$"],
    ]);
    expect(map?.another?.inner?.[0]?.pointer).toBe("/sources/account/when//const");
  });
});

const isJson = ({ kind, value }: Control) => kind === "json" && value !== undefined;
const isClosed = ({ kind, templates = [] }: Control) => kind === "list" && templates.length === 0;
const within = (one: Control): Control[] => [one, ...(one.inner ?? []).flatMap(within)];

test("no value of any screen has to be written as JSON, and every list can get one more", () => {
  const project = openProject(".");
  const found = screenPaths(project).flatMap((path) => {
    const { steps, sources = {} } = JSON.parse(project.read(path)) as {
      readonly steps: readonly object[];
      readonly sources?: object;
    };
    const pointers = [
      ...steps.map((_, index) => `/steps/${index}`),
      ...Object.keys(sources).map((name) => `/sources/${name}`),
    ];
    return ["", ...pointers].flatMap((pointer) =>
      panelAt(path, { pointer }).groups.flatMap(({ controls }) =>
        controls.flatMap(within).filter((one) => isJson(one) || isClosed(one)),
      ),
    );
  });
  expect(found.map(({ pointer }) => pointer)).toEqual([]);
});

test("a form knows its fields and what a new one can be, a list what can be added to it", () => {
  const form = panelAt(AIRTIME, { form: { step: 0, field: "nothing" } }).form!;
  expect(form.fields).toEqual(["source_wallet_number", "network_provider", "phone_number", "amount"]);
  expect(form.widgets.map(({ value }) => value)).toContain("money");
  const steps = controlAt(panelAt(AIRTIME, { pointer: "" }), "/steps");
  expect(steps.kind).toBe("list");
  expect(steps.inner?.map(({ title }) => title).slice(0, 3)).toEqual([
    "Continue",
    "Enter Transaction PIN",
    "buy",
  ]);
  expect(steps.templates?.map(({ title }) => title)).toEqual([
    "Ask step",
    "Show step",
    "Wait step",
    "Redirect step",
    "Call step",
  ]);
});

test("what the format leaves open is what it is, and has a control for each name", () => {
  const step = panelAt(AIRTIME, { pointer: "/steps/2" });
  expect(controlAt(step, "/body/transaction_type")).toMatchObject({ kind: "forms", value: 11 });
  expect(controlAt(step, "/body/phone_number").kind).toBe("forms");
  // An object that makes a value is no list of names.
  const making = controlAt(step, "/body/final_amount");
  expect(making.inner).toMatchObject([{ kind: "inline", pointer: making.pointer }]);
});

test("a source begins as one of the examples, and a list is chosen from the sources", () => {
  const sources = controlAt(panelAt(AIRTIME, { pointer: "" }), "/sources");
  expect(sources.templates?.map(({ title }) => title)).toEqual([
    "GET banks",
    "GET verify/wallet-number/{$inputs.number}",
  ]);
  const field = panelAt(AIRTIME, { form: { step: 0, field: "amount" } });
  expect(controlAt(field, "/ui:options/source")).toMatchObject({
    kind: "choice",
    options: [{ value: "wallets" }],
  });
});

test("a form knows the bodies that may send a new field", () => {
  const { form } = panelAt(AIRTIME, { form: { step: 0, field: "nothing" } });
  expect(form?.bodies).toEqual([{ title: "POST transactions/buy-airtime", pointer: "/steps/2/body" }]);
});

test("a tenant has colours, choices, lists of numbers and flags, with the defaults that apply", () => {
  const tenant = panelAt(HARBOUR, { pointer: "" });
  expect(controlAt(tenant, "/theme/brand")).toMatchObject({ kind: "colour", value: "#0b2f5f" });
  expect(controlAt(tenant, "/theme/font").options?.map(({ value }) => value)).toContain("serif");
  expect(controlAt(tenant, "/quickAmounts/airtime")).toMatchObject({ kind: "numbers", title: "airtime" });
  expect(controlAt(tenant, "/quickAmounts/softUssd").from).toBe("tenants/default.json");
  expect(controlAt(tenant, "/flags/menu/display-loan-menu")).toMatchObject({ kind: "boolean" });
  expect(controlAt(tenant, "/brand/logoDark")).toMatchObject({ kind: "picture", scheme: "dark" });
  expect(tenant.orders["/theme"]).toEqual(Object.keys(tenantFormat.properties.theme.properties));
});

describe("a new key of the format", () => {
  const added = {
    title: "Lantern",
    description: "Hangs beside the name.",
    type: "object",
    properties: {
      colour: { title: "Colour", type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
      height: { title: "Height", type: "integer", minimum: 1, maximum: 9 },
      mood: { title: "Mood", enum: ["calm", "merry"] },
      lit: { title: "Lit", type: "boolean", default: true },
      songs: { title: "Songs", type: "array", items: { type: "string" } },
    },
  };
  const { properties } = tenantFormat as { properties: Record<string, unknown> };
  beforeAll(() => void (properties["lantern"] = added));
  afterAll(() => void delete properties["lantern"]);

  test("has its control with help, limits and choices, and its place in the file", () => {
    const tenant = panelAt(HARBOUR, { pointer: "" });
    const told = (key: string) => controlAt(tenant, `/lantern/${key}`);
    const group = tenant.groups.find(({ title }) => title === "Lantern");
    expect(group).toMatchObject({ description: "Hangs beside the name." });
    expect(told("height")).toMatchObject({ kind: "number", title: "Height", minimum: 1, maximum: 9 });
    expect(told("mood").options?.map(({ value }) => value)).toEqual(["calm", "merry"]);
    expect(told("lit")).toMatchObject({ kind: "boolean", default: true });
    expect(told("songs").kind).toBe("texts");
    expect(told("colour").kind).toBe("colour");
    expect(tenant.orders[""]?.at(-1)).toBe("lantern");
  });
});

test("a text that is not JSON, and a form that is not there, have no panel", () => {
  const project = openProject(".");
  expect(describePanel(project, { path: AIRTIME, text: "{", pointer: "" })).toBeUndefined();
  const text = readFileSync(AIRTIME, "utf8");
  expect(describePanel(project, { path: AIRTIME, text, form: { step: 2 } })).toBeUndefined();
});
