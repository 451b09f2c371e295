// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

afterEach(cleanup);

const bank = screenOf({
  steps: [
    { ask: { schema: { type: "object", properties: { note: { type: "string" } } }, submit: "Pay" } },
    {
      name: "pay",
      call: "POST pay",
      money: true,
      amount: 100,
      body: { note: "$inputs.note" },
      outcomes: { succeeded: { $statusCode: { const: 299 } }, failed: { $statusCode: { const: 400 } } },
      challenges: { bank: { "$response.body#/url": { type: "string" } } },
      outputs: { url: "$response.body#/url" },
      requery: { call: "GET pay" },
    },
    {
      challenge: "bank",
      redirect: { to: "$steps.pay.outputs.url", title: "Confirm", text: "At your bank." },
    },
  ],
});

test("the customer reads which page they go to, goes there, and finds their payment when they are back", async () => {
  const provider = scriptedProvider();
  provider.on("POST pay", reply({ url: "https://acs.example/3ds" }));
  const { environment, effects } = benchEnvironment({ provider });
  const late = await loadLate(["views", "payments", "redirect"]);
  render(<ScreenView screen={bank} environment={environment} late={late} />);
  fireEvent.click(screen.getByRole("button", { name: "Pay" }));

  const dialog = await screen.findByRole("dialog", { name: "Confirm" });
  expect(dialog.textContent).toContain("At your bank.");
  expect(dialog.textContent).toContain("acs.example");
  fireEvent.click(screen.getByRole("button", { name: "Go to your bank" }));
  expect(effects).toEqual([{ kind: "leave", to: "https://acs.example/3ds" }]);

  fireEvent.click(screen.getByRole("button", { name: "I have confirmed it" }));
  expect(await screen.findByRole("region", { name: "Payment pending" })).toBeTruthy();
});
