import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { lintScreens } from "#tools/lint/lint-project.ts";

import nasty from "./fixtures/nasty.openapi.json" with { type: "json" };
import { findOperation } from "./operation.ts";
import { screenFromOperation } from "./screen-from-operation.ts";

const read = (path: string) => readFileSync(path, "utf8");

/** The screen of an operation, which must have no errors, and the notes for its author. */
function made(id: string) {
  const { file, text, next } = screenFromOperation("made", findOperation(nasty, id), []);
  const { problems } = lintScreens([{ path: file, text, read }]);
  expect(problems.filter(({ level }) => level !== "warning")).toEqual([]);
  const left = next.find((line) => line.startsWith("Decide")) ?? "";
  return { screen: JSON.parse(text), left: left.split("\n   - ").slice(1) };
}

test("parameters in path and query, each with its own name; kinds that are not possible there are left out", () => {
  const { screen, left } = made("readDesk");
  const [{ ask }, call] = screen.steps;
  expect(screen.intro).toBe("The desk {{so to say}}, $ and all");
  expect(Object.keys(ask.schema.properties)).toEqual(["office-id", "desk", "desk_2", "rate"]);
  expect(ask.schema.required).toEqual(["office-id", "desk"]);
  expect(call.call).toBe("GET offices/{$inputs.office-id}/desks/{$inputs.desk}.json");
  expect(call.query).toEqual({
    desk: "$inputs.desk_2",
    rate: { $value: "$inputs.rate", as: "number" },
  });
  expect(call.outcomes).toEqual({
    succeeded: { $statusCode: { type: "integer", minimum: 200, maximum: 299 } },
  });
  expect(left).toEqual([
    "X-Trace: headers and cookies belong to the provider client",
    "session: headers and cookies belong to the provider client",
    "key: left out: a secret goes into a body and nowhere else",
    "filter: left out: a query takes plain values",
    "$filter: left out: a screen cannot send a parameter of that name",
    "page.size: left out: a screen cannot send a parameter of that name",
    "ids: left out: a query takes plain values",
    'rate: "minimum" is not checked',
  ]);
});

test("a list of objects, of several schemas in one, as the whole body", () => {
  const { screen, left } = made("payBills");
  const [{ ask }, confirm, call] = screen.steps;
  expect(confirm.ask).toMatchObject({ review: true, submit: "Pay" });
  expect(call.requery).toEqual({ $ref: "../../parts/requery-history.json" });
  expect(ask.schema.required).toEqual(
    ["1_due", "1_amount", "2_due", "2_amount"].map((name) => `item_${name}`),
  );
  expect(ask.schema.properties.item_1_amount).toEqual({
    type: "integer",
    title: "Item 1 Amount",
    exclusiveMinimum: 0,
    maximum: 100_050,
  });
  expect(call.body[1]).toEqual({
    due: "$inputs.item_2_due",
    kind: "{{bill}} $1",
    amount: { $value: "$inputs.item_2_amount", as: "naira" },
  });
  expect(call.review[1].value).toEqual({ $value: "$request.body#/0/amount", as: "money" });
  expect(left).toEqual([
    "the body: a list: 2 items are asked",
    'item.1.amount: its "default" is refused by the field itself, and is left out',
  ]);
});

test("nested objects, lists, choices, formats, bounds; and a note about everything that is not expressed", () => {
  const { screen, left } = made("addPerson");
  const [{ ask }, pin, call] = screen.steps;
  expect(pin.ask.$ref).toBe("../../parts/pin.json");
  expect(call.body).toMatchObject({
    person: { "full name": "$inputs.person_full_name", "e-mail": "$inputs.person_e-mail" },
    friend: {
      $cases: [
        {
          when: { "$inputs.friend_full_name": { type: "string" } },
          value: { "full name": "$inputs.friend_full_name" },
        },
      ],
    },
    tags: ["$inputs.tags"],
    rows: { $cases: [{ value: [{ name: "$inputs.rows_name", value: "$inputs.rows_value" }] }] },
    "a/b~c": "$inputs.a_b_c",
    a_b_c: { $value: "$inputs.a_b_c_2", as: "number" },
    price: { $value: "$inputs.price", as: "naira" },
  });
  expect(ask.schema.required).toEqual(["person_full_name", "tags", "size"]);
  const { properties } = ask.schema;
  expect(properties.person_full_name).toEqual({
    type: "string",
    title: "Full Name",
    minLength: 2,
    maxLength: 40,
  });
  // What customers choose is a text; the API gets its number.
  expect(properties.level).toMatchObject({ type: "string", oneOf: [{ const: "1" }, { const: "2" }] });
  expect(JSON.stringify(screen.steps)).toContain('{"$value":"$inputs.level","as":"number"}');
  expect(properties.price).toEqual({ type: "integer", title: "Price", maximum: 5000, multipleOf: 500 });
  expect(ask.uiSchema.tags["ui:help"]).toBe("tag of {it}");
  expect(screen.scenarios[0].inputs).toMatchObject({ person_full_name: "Sample", transaction_pin: "1234" });
  expect(left).toMatchInlineSnapshot(`
    [
      "the body: further keys are not asked",
      "person.parent: left out: #/components/schemas/Person holds itself",
      "friend.parent: left out: #/components/schemas/Person holds itself",
      "friend: it is sent once friend_full_name is typed",
      "notes: it is sent even where nothing of it is typed",
      "meta: left out: an object whose keys are not named",
      "tags: a list: one item is asked",
      "rows: a list: one item is asked",
      "rows: it is sent once rows_name is typed",
      "many: left out: a list of 9 items or more",
      "any: left out: a list whose items are not described",
      "constructor: left out: a screen cannot send a key of that name",
      "odd: its "pattern" could take too long, or is none, and is left out",
      "odd: its "minLength" is above its "maxLength", and is left out",
      "size: its "minimum" is above its "maximum", and is left out",
      "size: its "default" is refused by the field itself, and is left out",
      "code: the format "uuid" is not checked",
      "both: asked as integer, not as string",
      "shape: only the first of its 2 shapes is asked",
      "flag: its "default" is refused by the field itself, and is left out",
      "photo: left out: a file. Ask it with "ui:widget": "file", which gives a data URL",
      "gone: left out: #/components/schemas/Gone is not in the file",
      "far: left out: other.json#/X is not in the file",
      "$value: left out: a screen cannot send a key of that name",
      "a/b~c: "not" is not checked",
      "a_b_c: "multipleOf" is not checked",
      "price: its "default" is refused by the field itself, and is left out",
    ]
  `);
});

test("a body that is not JSON, or none", () => {
  expect(made("sendPhoto").left).toEqual(["the body: a screen sends JSON, not multipart/form-data"]);
  expect(made("dropPhotos").screen.steps[1].call).toBe("DELETE photos");
});

test.each([
  ["openDoor", 'The path of "openDoor" holds a value that no form can ask: pin'],
  ["queryInPath", 'The path of "queryInPath" is none that a screen can call: /a?b={c}'],
  ["undeclared", 'The path of "undeclared" holds {id}, which is none of its parameters.'],
])("%s is refused", (id, message) => expect(() => made(id)).toThrow(message));
