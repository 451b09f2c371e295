import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

afterEach(cleanup);

const definition = {
  sources: {
    wallets: {
      call: "GET wallets",
      items: "$response.body#/list",
      options: {
        value: "$item#/code",
        label: "{$item#/code} - {$item#/name}",
        detail: "$item#/holder",
        concealed: { $value: "$item#/balance", as: "money" },
      },
      loading: "Getting wallets...",
      failure: "Wallets could not be loaded.",
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["wallet"],
          properties: { wallet: { type: "string", title: "Wallet" } },
        },
        uiSchema: { wallet: { "ui:widget": "select", "ui:options": { source: "wallets" } } },
        submit: "Go on",
      },
    },
    { show: { title: "Done", rows: [{ label: "Wallet", value: "$inputs.wallet" }] } },
  ],
};

test("a wallet's name in Arabic letters keeps its direction to itself: the amount beside it stays in its place", async () => {
  const list = [
    { code: "1", name: "نفقات", holder: "محمد", balance: 1500 },
    { code: "2", name: "Everyday", holder: "Ada", balance: 20 },
  ];
  const provider = scriptedProvider();
  provider.on("GET wallets", reply({ list }));
  const { environment } = benchEnvironment({ provider });
  render(
    <ScreenView screen={screenOf(definition)} environment={environment} late={await loadLate(lateNames)} />,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show balance" }));
  const texts = screen.getAllByRole("option").map((option) => option.textContent);
  expect(texts).toContain("\u20681 - نفقات\u2069 – \u2068محمد\u2069 (₦1,500.00)");
  expect(texts).toContain("2 - Everyday – Ada (₦20.00)");
});
