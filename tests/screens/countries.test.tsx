import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import type { Region } from "#lib/region.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { GHANA_IN_GERMAN, KUWAIT, NIGERIA, SENEGAL } from "#tests/support/regions.ts";
import { lateNames } from "#tools/meta-schema/words.ts";

afterEach(cleanup);

const CALL = "POST customers/pay";
const amountOf = (pointer: string, as: unknown) => ({ $value: `$request.body#/${pointer}`, as });

const outcomes = {
  succeeded: { "$response.body#/status": { const: true } },
  failed: { "$response.body#/status": { const: false } },
};

const definition = {
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["amount", "phone"],
          properties: {
            amount: { type: "integer", title: "Amount" },
            phone: { type: "string", title: "Phone Number" },
          },
        },
        uiSchema: {
          phone: { "ui:widget": "phone" },
          amount: { "ui:widget": "money", "ui:options": { quickAmounts: "$settings.quickAmounts.airtime" } },
        },
        limits: { amount: { minimum: { $value: "$settings.limits.smallestAmounts.airtime", as: "kobo" } } },
        submit: "Continue",
      },
    },
    {
      name: "pay",
      call: CALL,
      money: true,
      body: {
        amount: { $value: "$inputs.amount", as: "naira" },
        phone: "$inputs.phone",
        text: { $value: "$inputs.amount", as: ["naira", "decimal"] },
      },
      review: [{ label: "Amount", value: amountOf("amount", "money"), prominent: true }],
      amount: amountOf("amount", "kobo"),
      reference: "$response.body#/reference",
      outcomes,
      requery: {
        call: "GET customers/pay/{$intent.reference}",
        outcomes,
      },
    },
  ],
};

const settings = { quickAmounts: { airtime: [500, 2500] }, limits: { smallestAmounts: { airtime: 500 } } };

async function open(region: Region) {
  const provider = scriptedProvider();
  provider.on(CALL, reply({ status: "wait", reference: "R-1" }));
  const { environment } = benchEnvironment({ provider, context: { region, settings } });
  const late = await loadLate(lateNames);
  render(<ScreenView screen={screenOf(definition)} environment={environment} late={late} />);
  return { user: userEvent.setup(), provider, environment };
}

const amount = () => screen.getByLabelText<HTMLInputElement>("Amount");
const plain = (text: string | null) => text!.replaceAll(/\s/g, " ");
const frame = () => amount().parentElement!.parentElement!.textContent;
const picks = () =>
  [...screen.getByLabelText("Quick amount").querySelectorAll("button")].map(({ textContent }) => textContent);

async function enter(user: UserEvent, text: string): Promise<void> {
  await user.clear(amount());
  await user.click(amount());
  await user.paste(text);
  await user.click(screen.getByText("Continue"));
}

test.each([
  {
    region: NIGERIA,
    symbol: "₦",
    quick: ["₦500", "₦2,500"],
    refused: ["12.345", "1,50"],
    example: "Enter an amount, like 1500 or 1500.50",
    least: "Enter ₦500 or more",
    typed: "₦1,250.50",
    phone: "+234 803 123 4567",
    sent: { phone: "08031234567", amount: 1250.5, text: "1250.50" },
    shown: "₦1,250.50",
    minor: 125_050,
  },
  {
    region: GHANA_IN_GERMAN,
    symbol: "₵",
    quick: ["500 ₵", "2.500 ₵"],
    refused: ["1,250.50", "1.25"],
    example: "Enter an amount, like 1500 or 1500,50",
    least: "Enter 500 ₵ or more",
    typed: "1.250,50 GHS",
    phone: "+233 24 123 4567",
    sent: { phone: "0241234567", amount: 1250.5, text: "1250.50" },
    shown: "1.250,50 ₵",
    minor: 125_050,
  },
  {
    region: SENEGAL,
    symbol: "F CFA",
    quick: ["500 F CFA", "2 500 F CFA"],
    refused: ["1250,5", "1.250"],
    example: "Enter an amount, like 1500",
    least: "Enter 500 F CFA or more",
    typed: "1 250 FCFA",
    phone: "00221 77 123 45 67",
    sent: { phone: "771234567", amount: 1250, text: "1250" },
    shown: "1 250 F CFA",
    minor: 1250,
  },
  {
    region: KUWAIT,
    symbol: "KWD",
    quick: ["KWD 500", "KWD 2,500"],
    refused: ["1.2345", "1,50"],
    example: "Enter an amount, like 1500 or 1500.500",
    least: "Enter KWD 500 or more",
    typed: "1,250.505",
    phone: "+965 5000 1234",
    sent: { phone: "50001234", amount: 1250.505, text: "1250.505" },
    shown: "KWD 1,250.505",
    minor: 1_250_505,
  },
])("$region.currency in $region.locale, from the field to the journal", async (of) => {
  const { user, provider, environment } = await open(of.region);
  expect(plain(frame())).toBe(of.symbol);
  expect(picks().map(plain)).toEqual(of.quick);
  for (const text of of.refused) {
    await enter(user, text);
    await waitFor(() => expect(document.body.textContent).toContain(of.example));
  }
  await enter(user, "499");
  await waitFor(() => expect(plain(document.body.textContent)).toContain(of.least));

  await user.type(screen.getByLabelText("Phone Number"), of.phone);
  await enter(user, of.typed);
  await waitFor(() => expect(plain(document.body.textContent)).toContain(of.shown));
  await waitFor(() => expect(provider.requests).toHaveLength(1));
  expect(provider.requests[0]!.body).toEqual(of.sent);
  await waitFor(() => expect(environment.journal.list()).toHaveLength(1));
  const [entry] = environment.journal.list();
  expect(entry).toMatchObject({ minor: of.minor, currency: of.region.currency });
  expect(plain(entry!.amount!)).toBe(of.shown);
});
