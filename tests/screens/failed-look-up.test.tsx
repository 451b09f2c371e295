import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

afterEach(cleanup);

const WAITING = "The name appears here";
const NOBODY = "Could not verify account";

const payee = screenOf({
  sources: {
    account: {
      call: "GET accounts/{$inputs.number}",
      outcomes: { succeeded: { $statusCode: { const: 200 } } },
      fill: { name: "$response.body#/name" },
      failure: NOBODY,
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["number", "name", "amount"],
          properties: {
            number: { type: "string", title: "Number" },
            name: { type: "string", title: "Name" },
            amount: { type: "string", title: "Amount" },
          },
        },
        uiSchema: {
          name: {
            "ui:widget": "read-only",
            "ui:options": { source: "account", messages: { required: WAITING } },
          },
          amount: { "ui:options": { messages: { required: "Enter an amount" } } },
        },
        submit: "Pay",
      },
    },
    { name: "pay", call: "POST pay" },
  ],
});

const summary = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const under = () => document.getElementById(`${screen.getByLabelText("Name").id}-error`)?.textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("the reason for a failed look-up replaces the error of the empty field, also in the summary", async () => {
  const provider = scriptedProvider();
  provider.on("GET accounts/1", reply({}, 404));
  provider.on("GET accounts/2", reply({ name: "Bola" }));
  const { environment } = benchEnvironment({ provider });
  const late = await loadLate(lateNames);
  render(<ScreenView screen={payee} environment={environment} late={late} />);

  fireEvent.click(screen.getByRole("button", { name: "Pay" }));
  await waitFor(() => expect(summary()).toEqual(["Enter the number", WAITING, "Enter an amount"]));
  expect(under()).toBe(WAITING);

  type("Number", "1");
  await waitFor(() => expect(under()).toBe(NOBODY));
  expect(summary()).toEqual([NOBODY, "Enter an amount"]);

  type("Number", "2");
  await waitFor(() => expect(under()).toBeUndefined());
  expect(summary()).toEqual(["Enter an amount"]);
});
