import { expect, test } from "vitest";
import { screens } from "virtual:screens";

import type { Ask, Screen } from "#definition/compiled.ts";
import { isAsk } from "#engine/state/position.ts";
import type { Source } from "#engine/sources/source.ts";

import { builtLists } from "./built-lists.ts";

const plain: Source = {
  call: "GET customers/wallets",
  items: "$response.data",
  options: { value: "$item#/number", label: "{$item#/number} - {$item#/owner}" },
};

function listsOf(source: Source, hints: object = {}) {
  const screen = { sources: { wallets: source } } as unknown as Screen;
  const uiSchema = { wallet: { "ui:widget": "select", "ui:options": { source: "wallets" }, ...hints } };
  return builtLists(screen, { uiSchema } as unknown as Ask);
}

test("a list that needs nothing but the reply: where it is, what is chosen, and what is read", () => {
  expect(listsOf(plain)).toEqual([
    {
      field: "wallet",
      path: "customers/wallets",
      items: expect.objectContaining({ text: "$response.data" }) as unknown,
      value: expect.objectContaining({ text: "$item#/number" }) as unknown,
      label: [
        expect.objectContaining({ text: "$item#/number" }),
        " - ",
        expect.objectContaining({ text: "$item#/owner" }),
      ],
      prompt: "Choose one",
    },
  ]);
});

test("a first choice, a prompt of its own, and figures behind stars", () => {
  const fill = { wallet: "$response.data#/0/number" };
  expect(listsOf({ ...plain, fill })[0]).not.toHaveProperty("prompt");
  expect(listsOf(plain, { "ui:placeholder": "A wallet" })[0]).toMatchObject({ prompt: "A wallet" });
  const concealed = { $value: "$item#/balance", as: "money" };
  expect(listsOf({ ...plain, options: { ...plain.options!, concealed } })[0]).toMatchObject({
    conceals: true,
  });
});

test.each<[string, Partial<Source>]>([
  ["depends on an input", { call: "GET banks/{$inputs.bank}" }],
  ["sends something", { call: "POST customers/wallets" }],
  ["has a query", { query: { page: 1 } }],
  ["is of another provider", { api: "vas" }],
  ["judges its reply", { outcomes: {} }],
  ["comes in pages", { pages: { parameter: "page" } }],
  [
    "has a label with the bank's settings",
    { options: { value: "$item#/id", label: "{$settings.currency} {$item#/id}" } },
  ],
  [
    "has a label that is computed",
    { options: { value: "$item#/id", label: { $value: "$item#/name", as: "upper" } } },
  ],
  ["has a second line", { options: { value: "$item#/id", label: "$item#/name", detail: "$item#/more" } }],
])("a source that %s is left to the app", (_, other) => {
  expect(listsOf({ ...plain, ...other })).toEqual([]);
});

test("only a plain select is filled", () => {
  expect(listsOf(plain, { "ui:widget": "cards" })).toEqual([]);
});

test("of our own screens, each that pays from a wallet has its wallets", async () => {
  const found: string[] = [];
  for (const entry of screens) {
    const screen = await entry.load();
    const ask = screen.steps.find(isAsk)?.ask;
    if (ask && builtLists(screen, ask).some(({ path }) => path === "customers/wallets")) found.push(entry.id);
  }
  expect(found).toEqual(expect.arrayContaining(["airtime", "bank-transfer", "electricity"]));
});
