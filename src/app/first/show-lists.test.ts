// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { BuiltList } from "#definition/built-page.ts";
import { parseExpression, type Expression } from "#definition/expression.ts";
import { earlyReply, takeEarly } from "#provider/early-requests.ts";

import { showLists } from "./show-lists.ts";

const headers = { Authorization: "Bearer t" };
const at = (text: string) => parseExpression(text) as Expression;
const wallets: BuiltList = {
  field: "wallet",
  path: "customers/wallets",
  items: at("$response.data"),
  value: at("$item#/number"),
  label: [at("$item#/number"), " - ", at("$item#/owner")],
  conceals: true,
};
const two = [
  { number: "201", owner: "Everyday" },
  { number: "202", owner: "Shop" },
];
const asked = vi.fn<typeof fetch>();
const select = () => document.querySelector("select")!;
const shown = () => [...select().options].map(({ value, text }) => [value, text]);
const { dataset } = document.documentElement;

beforeEach(() => {
  delete globalThis.earlyRequests;
  dataset["page"] = "kept";
  document.body.innerHTML = `<select name="wallet"><option value="">Choose one</option></select>`;
  vi.stubGlobal("fetch", asked.mockReset());
});

afterEach(() => {
  delete dataset["page"];
  delete dataset["lists"];
});

async function show(lists: readonly BuiltList[], body: unknown, status = 200): Promise<void> {
  dataset["lists"] = JSON.stringify(lists);
  asked.mockResolvedValue(Response.json(body, { status }));
  showLists("/api/v1/", headers);
  await expect.poll(() => earlyReply("customers/wallets") !== undefined).toBe(true);
  await new Promise(setImmediate);
}

test("choices are shown as the app shows them, and the app gets the same reply", async () => {
  await show([wallets], { data: two });
  expect(shown()).toEqual([
    ["201", "201 - Everyday (******)"],
    ["202", "202 - Shop (******)"],
  ]);
  expect(asked).toHaveBeenCalledOnce();
  expect(earlyReply("customers/wallets")).toEqual({ status: 200, body: { data: two } });
  const taken = await takeEarly("/api/v1/customers/wallets", headers)!.reply;
  expect(await taken.json()).toEqual({ data: two });
  expect(earlyReply("customers/wallets")).toBeUndefined();
});

test("two lists of one path are asked for once, and one has a prompt", async () => {
  document.body.innerHTML = `<select name="wallet"></select><select name="to"></select>`;
  const to = { ...wallets, field: "to", prompt: "Choose a wallet" };
  await show([wallets, to], { data: two });
  expect(asked).toHaveBeenCalledOnce();
  const second = document.querySelector<HTMLSelectElement>("select[name=to]")!;
  expect([...second.options].map(({ text }) => text)[0]).toBe("Choose a wallet");
  expect([second.value, select().value]).toEqual(["", "201"]);
});

test.each<[string, unknown, number?]>([
  ["a refusal", { data: two }, 401],
  ["no items", { data: [] }],
  ["an item without a value", { data: [...two, { owner: "Nobody" }] }],
  ["two items of one value", { data: [...two, { number: "201", owner: "Again" }] }],
])("%s is left to the app", async (_, body, status) => {
  await show([wallets], body, status);
  expect(shown()).toEqual([["", "Choose one"]]);
});

test("once the app is there, nothing is filled in any more", async () => {
  delete dataset["page"];
  await show([wallets], { data: two });
  expect(shown()).toEqual([["", "Choose one"]]);
});
