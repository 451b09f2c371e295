import { type ExistingScreen, freeOrder, titleOf } from "./existing-screens.ts";
import type { NewFile } from "./new-file.ts";
import { printJson } from "./print-json.ts";
import type { Operation } from "./operation.ts";
import { operationScenarios } from "./operation-scenarios.ts";
import { operationField, type OperationField, propertiesOf } from "./operation-fields.ts";

const FOLDER = "schemas/screens/payments";
/** Asked in the dialog that all payments share. */
const PIN = "transaction_pin";

/** A first draft of a screen for one operation: its fields from the body, its outcomes from the documented statuses. */
export function screenFromOperation(
  name: string,
  operation: Operation,
  screens: readonly ExistingScreen[],
): NewFile {
  const path = operation.pathParameters.map((one) => ({ ...one, property: one.schema }));
  const query = operation.queryParameters.map((one) => ({ ...one, property: one.schema }));
  const body = propertiesOf(operation.body);
  const toFields = (all: typeof body) =>
    all.flatMap(({ name: field, property, required }) => operationField(field, property, required) ?? []);
  const [pathFields, queryFields, bodyFields] = [toFields(path), toFields(query), toFields(body)] as const;
  const known = [...pathFields, ...queryFields, ...bodyFields];
  const left = [...path, ...query, ...body].filter((one) => !known.some((field) => field.name === one.name));
  const asked = known.filter((field) => field.name !== PIN);
  const title = titleOf(name);
  const screen = {
    $schema: "../../meta/screen.schema.json",
    version: 1,
    id: name,
    path: `/${name}`,
    title,
    menu: { label: title, icon: "receipt", order: freeOrder(Math.max(0, ...orders(screens)), screens) },
    steps: [
      { ask: form(asked) },
      ...(known.length > asked.length ? [{ ask: { $ref: "../../parts/pin.json", submit: "Pay" } }] : []),
      {
        name: "send",
        call: `${operation.method} ${operation.path.replaceAll(/\{(\w+)\}/g, "{$inputs.$1}")}`,
        ...(operation.movesMoney && { money: true }),
        ...(queryFields.length > 0 && { query: sent(queryFields) }),
        ...(bodyFields.length > 0 && { body: sent(bodyFields) }),
        ...(operation.movesMoney && { review: review(asked) }),
        outcomes: outcomes(operation),
        on: effects(operation),
      },
    ],
    ...(operation.movesMoney && { scenarios: operationScenarios(operation, known) }),
  };
  return {
    file: `${FOLDER}/${name}.json`,
    text: printJson(screen),
    next: advice(operation, left),
  };
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

function sent(fields: readonly OperationField[]) {
  return Object.fromEntries(fields.map(({ name, sent: value }) => [name, value]));
}

/** What is confirmed is what is sent. */
function review(fields: readonly OperationField[]) {
  return fields
    .filter(({ schema }) => schema.writeOnly !== true)
    .map(({ name, hints, schema }) => {
      const value = `$request.body#/${name}`;
      const isAmount = hints["ui:widget"] === "money";
      return {
        label: schema.title,
        value: isAmount ? { $value: value, as: "money" } : value,
        ...(isAmount && { prominent: true }),
      };
    });
}

function outcomes({ successes, movesMoney }: Operation) {
  const [first = 200, ...others] = successes;
  const status = others.length === 0 ? { const: first } : { enum: [first, ...others] };
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

function advice({ movesMoney }: Operation, left: readonly { readonly name: string }[]): string[] {
  return [
    "Write its labels and messages as customers speak, and choose lists (sources) for what they cannot know by heart.",
    ...(left.length > 0
      ? [`Left out, for a form asks no lists or objects: ${left.map(({ name }) => name).join(", ")}.`]
      : []),
    ...(movesMoney
      ? [
          "It moves money: say by rule when its reply means succeeded and failed, and how a pending payment is asked about (requery).",
        ]
      : []),
    'Give its menu entry the flags that a company needs ("flags"), and write its scenarios.',
  ];
}
