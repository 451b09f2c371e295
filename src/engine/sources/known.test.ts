import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { lost, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

const wallets = {
  call: "GET wallets",
  items: "$response.body#/data",
  options: { value: "$item#/number", label: "{$item#/number}: {$item#/balance}" },
  fill: { wallet: "$response.body#/data/0/number" },
  outcomes: { succeeded: { "$response.body#/status": { const: true } } },
  failure: "No wallets",
  on: { succeeded: [{ toast: { text: "Wallets are here" } }] },
};
const steps = [
  {
    ask: {
      schema: { type: "object", properties: { wallet: { type: "string" } } },
      uiSchema: { wallet: { "ui:widget": "select", "ui:options": { source: "wallets" } } },
      submit: "Go",
    },
  },
];
const body = (...balances: number[]) => ({
  status: true,
  data: balances.map((balance, index) => ({ number: `W${index + 1}`, balance })),
});

/** Opens the screen while its request is on the way; `answer` ends it. */
async function open(known: unknown, source: object = { ...wallets, known: true }) {
  const provider = scriptedProvider();
  const answer = provider.hold("GET wallets");
  const bench = await openScreen(screenOf({ sources: { wallets: source }, steps }), {
    provider,
    known: ({ path }) => (path === "wallets" && known !== undefined ? reply(known) : undefined),
  });
  const shown = () => bench.store.getState().sources["wallets"]?.options?.map(({ label }) => label);
  return { ...bench, answer, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows what is known while it asks again, and then what is new", async () => {
  const { answer, shown, inputs, effects, provider } = await open(body(10, 20));
  expect(shown()).toEqual(["W1: 10", "W2: 20"]);
  expect(inputs()).toEqual({ wallet: "W1" });
  expect(effects).toEqual([]);
  await answer(reply(body(7, 20)));
  expect(shown()).toEqual(["W1: 7", "W2: 20"]);
  expect(effects).toHaveLength(1);
  expect(provider.calls()).toEqual(["GET wallets"]);
});

it("keeps what the customer chose from what was known", async () => {
  const { answer, inputs, type } = await open(body(10, 20));
  await type({ wallet: "W2" });
  await answer(reply(body(7, 20)));
  expect(inputs()).toEqual({ wallet: "W2" });
});

it("is failed when the new answer is, whatever was known", async () => {
  const { answer, store } = await open(body(10));
  await answer(lost());
  expect(store.getState().sources["wallets"]).toMatchObject({ status: "failed", reason: "No wallets" });
});

it.each([
  ["nothing is known", undefined, { ...wallets, known: true }],
  ["what is known is a refusal", { status: false }, { ...wallets, known: true }],
  ["the source does not say that it shows it", body(10), wallets],
])("waits for the answer if %s", async (_why, known, source) => {
  const { answer, shown, inputs, store } = await open(known, source);
  expect(store.getState().sources["wallets"]?.status).toBe("loading");
  await answer(reply(body(7)));
  expect(shown()).toEqual(["W1: 7"]);
  expect(inputs()).toEqual({ wallet: "W1" });
});
