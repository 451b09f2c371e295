// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { loadLate } from "#renderer/late.ts";
import { OpenedContext } from "#renderer/screen-context.ts";
import { ScreenView } from "#renderer/screen-view.tsx";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = (title: string, more: object = {}) => ({ type: "string", title, ...more });
const form = screenOf({
  sources: {
    banks: {
      call: "GET banks",
      items: "$response.data",
      options: { value: "$item#/code", label: "$item#/name" },
    },
  },
  fromAddress: {
    phone: "phone",
    amount: "amount",
    network: "network",
    bank: "bank",
    code: "code",
    holder: "holder",
    count: "count",
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["phone"],
          properties: {
            phone: text("Phone", { pattern: "^0\\d{10}$" }),
            amount: { type: "integer", title: "Amount" },
            network: text("Network", { oneOf: [{ const: "mtn", title: "MTN" }] }),
            bank: text("Bank"),
            code: text("Code", { maxLength: 8 }),
            holder: text("Holder", { readOnly: true }),
            count: { type: "integer", title: "Count" },
            pin: text("PIN", { writeOnly: true }),
          },
        },
        uiSchema: {
          phone: { "ui:widget": "phone" },
          amount: { "ui:widget": "money" },
          network: { "ui:widget": "select" },
          bank: { "ui:widget": "select", "ui:options": { source: "banks" } },
          code: { "ui:options": { compact: true } },
          count: { "ui:widget": "number" },
          pin: { "ui:widget": "pin" },
        },
        limits: { amount: { minimum: 5000, maximum: 1_000_000 } },
        submit: "Go on",
      },
    },
    {
      name: "send",
      call: "POST things",
      body: {
        phone: "$inputs.phone",
        amount: "$inputs.amount",
        network: "$inputs.network",
        bank: "$inputs.bank",
        code: "$inputs.code",
        count: "$inputs.count",
        pin: "$inputs.pin",
      },
    },
  ],
});

/** Opens the form by a link, with two banks that come when the test lets them. */
async function openBy(query: string) {
  const provider = scriptedProvider();
  const banks = provider.hold("GET banks");
  const late = await loadLate(["views", "phone", "money", "select", "number", "pin"]);
  let store: ScreenStore | undefined;
  const opened = (one: ScreenStore) => {
    store = one;
  };
  const { environment } = benchEnvironment({ provider });
  render(
    <OpenedContext value={opened}>
      <ScreenView screen={form} environment={environment} late={late} query={query} />
    </OpenedContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  const come = () => act(async () => banks(reply({ data: [{ code: "044", name: "Access" }] })));
  return { provider, come, store: store!, inputs: () => store!.getState().inputs };
}

test("a link fills in fields as if typed, and sends nothing", async () => {
  const { provider, inputs, store } = await openBy(
    "?phone=%2B234+803-123-4567&amount=%E2%82%A61%2C500&network=mtn&code=12+34&count=3",
  );
  expect(inputs()).toEqual({
    phone: "08031234567",
    amount: 150_000,
    network: "mtn",
    code: "1234",
    count: 3,
  });
  expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
  expect(provider.calls()).toEqual(["GET banks"]);
});

test.each([
  ["what the field refuses", "?phone=hello&amount=1%2C50&network=glo&count=3.5&code=123456789"],
  ["an amount beyond its limits", "?amount=49&count="],
  [
    "a secret, a field that nobody types in, and names that are not declared",
    "?pin=1234&holder=Eve&__proto__=x",
  ],
  ["a text of any length", `?phone=${"0".repeat(300)}`],
])("a link does not fill in %s", async (_, query) => {
  expect((await openBy(query)).inputs()).toEqual({});
});

test("a choice waits for the options, takes only what is offered, and never what was chosen meanwhile", async () => {
  const { inputs, come } = await openBy("?bank=044");
  expect(inputs()).toEqual({});
  await come();
  expect(inputs()).toEqual({ bank: "044" });
  cleanup();

  const other = await openBy("?bank=999");
  await other.come();
  expect(other.inputs()).toEqual({});
  cleanup();

  const busy = await openBy("?bank=044");
  act(() => busy.store.change({ bank: "x" }));
  await busy.come();
  expect(busy.inputs()).toEqual({ bank: "x" });
});
