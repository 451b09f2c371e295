import { parseExpression } from "#definition/expression.ts";
import { printJson } from "#lib/json/format-json.ts";

import { type ExistingScreen, freeOrder, titleOf } from "./existing-screens.ts";
import type { NewFile } from "./new-file.ts";
import type { Operation } from "./operation.ts";
import { operationScenarios } from "./operation-scenarios.ts";
import { literal, type OperationField } from "./operation-fields.ts";
import { pathOf, requestsOf } from "./operation-requests.ts";

const FOLDER = "schemas/screens/payments";
/** The dialog that all payments share asks for it. */
const PIN = "transaction_pin";

/**
 * A first draft of a screen for one operation: fields from parameters and body, outcomes from the documented statuses.
 * `next` lists everything that it could not express, so nothing is dropped silently.
 */
export function screenFromOperation(
  name: string,
  operation: Operation,
  screens: readonly ExistingScreen[],
): NewFile {
  const { path, query, body, left } = requestsOf(operation);
  const known = [...path, ...query, ...(body ? [body] : [])].flatMap(({ fields }) => fields);
  const asked = known.filter((field) => !isPin(field));
  const title = titleOf(name);
  const screen = {
    $schema: "../../meta/screen.schema.json",
    version: 1,
    id: name,
    path: `/${name}`,
    title,
    ...(operation.summary && { intro: literal(operation.summary) }),
    menu: { label: title, icon: "receipt", order: freeOrder(Math.max(0, ...orders(screens)), screens) },
    steps: [
      { ask: form(asked) },
      ...confirmation(operation, known.length > asked.length),
      {
        name: "send",
        call: `${operation.method} ${pathOf(operation, path)}`,
        ...(operation.movesMoney && { money: true, amount: amountOf(asked) }),
        ...(query.length > 0 && { query: Object.fromEntries(query.map((one) => [one.name, one.sent])) }),
        ...(body && { body: body.sent }),
        ...(operation.movesMoney && { review: review(asked) }),
        outcomes: outcomes(operation),
        ...(operation.movesMoney && { requery: { $ref: "../../parts/requery-history.json" } }),
        on: effects(operation),
      },
    ],
    ...(operation.movesMoney && { scenarios: operationScenarios(operation, known) }),
  };
  return {
    file: `${FOLDER}/${name}.json`,
    text: printJson(screen),
    next: advice(operation, [...operation.left, ...left, ...untried(operation, known)]),
  };
}

/** The amount of the payment in kobo: the first amount field. An operation without one has its amount elsewhere. */
function amountOf(asked: readonly OperationField[]): string | number {
  const amount = asked.find(({ hints }) => hints["ui:widget"] === "money");
  return amount ? `$inputs.${amount.name}` : 0;
}

/** What the customer confirms: with the PIN, or else with a button. */
function confirmation({ movesMoney }: Operation, asksPin: boolean) {
  if (asksPin) return [{ ask: { $ref: "../../parts/pin.json", submit: "Pay" } }];
  const nothing = { type: "object", properties: {} };
  return movesMoney ? [{ ask: { title: "Confirm", review: true, schema: nothing, submit: "Pay" } }] : [];
}

function isPin({ name, schema }: OperationField): boolean {
  return name === PIN && schema.writeOnly === true;
}

function form(fields: readonly OperationField[]) {
  return {
    schema: {
      type: "object",
      required: fields.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    },
    uiSchema: Object.fromEntries(fields.map(({ name, hints }) => [name, hints])),
    submit: "Continue",
  };
}

/** The review shows what is sent. */
function review(fields: readonly OperationField[]) {
  return fields
    .filter(({ schema }) => schema.writeOnly !== true)
    .map(({ name, pointer, hints, schema }) => {
      const isAmount = hints["ui:widget"] === "money";
      const isSent = !("error" in parseExpression(pointer));
      const value = isSent
        ? pointer
        : isAmount
          ? { $value: `$inputs.${name}`, as: "naira" }
          : `$inputs.${name}`;
      return {
        label: literal(schema.title),
        value: isAmount ? { $value: value, as: "money" } : value,
        ...(isAmount && { prominent: true }),
      };
    });
}

function outcomes({ successes, movesMoney }: Operation) {
  const [first, ...others] = successes;
  const known = others.length === 0 ? { const: first } : { enum: [first, ...others] };
  const status = first === undefined ? { type: "integer", minimum: 200, maximum: 299 } : known;
  return {
    succeeded: { $statusCode: status },
    ...(movesMoney && { failed: { $ref: "../../parts/payment-outcomes-failed.json" } }),
  };
}

function effects({ movesMoney }: Operation) {
  const text = "$response.body#/message";
  return movesMoney
    ? {
        succeeded: [{ alert: { title: "Successful", text } }, { reset: true }],
        failed: [{ alert: { title: "Failed", text: "$error.message" } }],
      }
    : {
        succeeded: [{ toast: { text } }, { reset: true }],
        failed: [{ message: { text: "$error.message" } }],
      };
}

function orders(screens: readonly ExistingScreen[]): number[] {
  return screens.flatMap(({ order }) => order ?? []);
}

/** Inputs of the scenarios for which no value was found. */
function untried({ movesMoney }: Operation, fields: readonly OperationField[]): string[] {
  const missing = fields.filter(({ required, sample }) => required && sample === undefined);
  return movesMoney ? missing.map(({ name }) => `${name}: the scenarios need a value of it`) : [];
}

function advice({ movesMoney }: Operation, left: readonly string[]): string[] {
  return [
    "Write its labels and messages in the customers' words, and use lists (sources) for values that they cannot know by heart.",
    ...(left.length > 0
      ? [
          ["Decide about the parts of the operation that the screen does not express:", ...left].join(
            "\n   - ",
          ),
        ]
      : []),
    ...(movesMoney
      ? [
          "It moves money: say how much (amount, and the row of the review that shows it), by rule when its reply means succeeded and failed, and how a pending payment is asked about: the draft looks into the customer's history (requery).",
        ]
      : []),
    'Give its menu entry the flags that a company needs ("flags"), and write its scenarios.',
  ];
}
