import { expect, it } from "vitest";

import { asks } from "#engine/state/screen-facts.ts";
import { screenOf } from "#tests/support/open-screen.ts";
import { NIGERIA } from "#tests/support/regions.ts";
import { widget as money } from "#renderer/widgets/money.tsx";

import { toFormErrors } from "./messages.ts";
import { schemaErrors } from "./validation.ts";

const scope = { region: NIGERIA };

it.each([
  ["money", { amount: 100 }, "The smallest amount is ₦1,000"],
  ["number", { amount: 100 }, "The smallest amount is 100000"],
])("a message about the schema's own limit says it, in a field for %s", (widget, data, told) => {
  const screen = screenOf({
    steps: [
      {
        ask: {
          schema: {
            type: "object",
            properties: { amount: { type: "integer", title: "Amount", minimum: 100_000 } },
          },
          uiSchema: {
            amount: {
              "ui:widget": widget,
              "ui:options": { messages: { minimum: "The smallest amount is {limit}" } },
            },
          },
          submit: "Go on",
        },
      },
      { name: "pay", call: "POST pay" },
    ],
  });
  const [ask] = asks(screen);
  const errors = toFormErrors(ask!, schemaErrors(ask!, data), { scope, widgets: { money } });
  expect(errors).toMatchObject([{ field: "amount", text: told }]);
});
