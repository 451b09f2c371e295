import { cleanup, fireEvent, render, screen as page } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";

afterEach(cleanup);

const wallets = [
  { number: "1", currency: "USD" },
  { number: "2", currency: "JPY" },
  { number: "3", currency: "KWD" },
  { number: "4", currency: "$" },
];
const options = { value: "$item#/number", label: "Wallet {$item#/number}" };
const transfer = screenOf({
  sources: { wallets: { call: "GET wallets", items: "$response.body#/wallets", options } },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["wallet", "amount"],
          properties: {
            wallet: { type: "string", title: "Wallet" },
            amount: { type: "integer", title: "Amount", minimum: 500 },
          },
        },
        uiSchema: {
          wallet: { "ui:widget": "select", "ui:options": { source: "wallets" } },
          amount: {
            "ui:widget": "money",
            "ui:options": { currency: "$selected.wallet#/currency", quickAmounts: [20] },
          },
        },
        submit: "Send",
      },
    },
  ],
});

async function open() {
  const provider = scriptedProvider();
  provider.on("GET wallets", reply({ wallets }));
  const { environment } = benchEnvironment({ provider });
  render(<ScreenView screen={transfer} environment={environment} late={await loadLate(lateNames)} />);
  const wallet = await page.findByRole<HTMLSelectElement>("combobox", { name: "Wallet" });
  await page.findByRole("option", { name: "Wallet 4" });
  const amount = page.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
  return {
    amount,
    type: (text: string) => fireEvent.change(amount, { target: { value: text } }),
    leave: () => fireEvent.blur(amount),
    choose: (number: string) => fireEvent.change(wallet, { target: { value: number } }),
    send: () => fireEvent.click(page.getByRole("button", { name: "Send" })),
    said: () => {
      const ids = amount.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    },
    sign: () => amount.parentElement?.parentElement?.textContent,
  };
}

test("an amount has the sign, the quick amounts and the limits of its own currency", async () => {
  const { type, choose, send, said, sign } = await open();
  choose("1");
  expect(sign()).toBe("$");
  expect(page.getByRole("button", { name: "$20" })).toBeDefined();
  type("4.99");
  send();
  expect(said()).toBe("Enter $5 or more");
  choose("2");
  expect(sign()).toBe("¥");
  expect(page.getByRole("button", { name: "¥20" })).toBeDefined();
});

test("what was typed stays when the currency changes", async () => {
  const { amount, type, leave, choose, send, said } = await open();
  choose("1");
  type("1500");
  leave();
  expect(amount.value).toBe("1,500");
  choose("2");
  expect(amount.value).toBe("1,500");
  choose("3");
  type("1500.505");
  leave();
  expect(amount.value).toBe("1,500.505");
  choose("2");
  expect(amount.value).toBe("1500.505");
  send();
  expect(said()).toBe("Enter an amount, like 1500");
});

test("an amount that is typed before its currency is known is read when it is", async () => {
  const { amount, type, leave, choose, send, said, sign } = await open();
  type("1500.5");
  leave();
  expect(sign()).toBe("");
  choose("4");
  send();
  expect(said()).toBe("The currency of this amount is not known yet");
  choose("1");
  leave();
  expect(amount.value).toBe("1,500.50");
  expect(said()).toBe("");
});
