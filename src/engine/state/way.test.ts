import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = { type: "string" };

describe("what an earlier way has left behind", () => {
  /** A biller with a bill to fetch, and one without. */
  const bills = screenOf({
    steps: [
      {
        ask: {
          schema: { type: "object", required: ["biller"], properties: { biller: text } },
          submit: "Continue",
        },
      },
      {
        name: "fetch",
        when: { "$inputs.biller": { const: "water" } },
        call: "GET bill",
        outputs: { reference: "$response.body#/reference", name: "$response.body#/name" },
      },
      {
        ask: {
          schema: { type: "object", required: ["note"], properties: { note: text } },
          rows: [{ label: "Name", value: "$steps.fetch.outputs.name" }],
          review: true,
          submit: "Pay",
        },
      },
      {
        name: "send",
        call: "POST payments",
        body: { biller: "$inputs.biller", bill: "$steps.fetch.outputs.reference" },
        review: [{ label: "Bill", value: "$request.body#/bill" }],
      },
    ],
  });

  it("is not sent and not shown: the outputs of steps that are passed over now", async () => {
    const provider = scriptedProvider();
    provider.on("GET bill", reply({ reference: "W-1", name: "Ada" }));
    provider.on("POST payments", reply({}));
    const { store, submit } = await openScreen(bills, { provider });
    await submit({ biller: "water" });
    expect(store.review()).toMatchObject([{ value: "W-1" }]);
    store.cancel();
    await submit({ biller: "tax" });
    expect(store.review()).toEqual([]);
    expect(store.scope().steps).toEqual({});
    await submit({ note: "x" });
    expect(provider.requests.at(-1)?.body).toEqual({ biller: "tax" });
  });
});

describe("a source that runs again", () => {
  /** A quote that the customer cannot change, and a wallet that they can. */
  const quoted = screenOf({
    sources: {
      quote: {
        call: "GET quote",
        fill: { quote_id: "$response.body#/id", wallet: "$response.body#/wallet" },
      },
    },
    steps: [
      {
        ask: {
          schema: { type: "object", properties: { quote_id: text, wallet: text, amount: text } },
          submit: "Pay",
        },
      },
      {
        name: "send",
        call: "POST payments",
        body: { quote: "$inputs.quote_id", wallet: "$inputs.wallet" },
        on: { failed: [{ refresh: ["quote"] }, { message: { text: "The price has changed" } }] },
      },
    ],
  });

  async function open(...answers: ReturnType<typeof reply>[]) {
    const provider = scriptedProvider();
    provider.on("GET quote", reply({ id: "Q-1", wallet: "W-1" }), ...answers);
    provider.on("POST payments", reply({}, 409), reply({}));
    return openScreen(quoted, { provider });
  }

  it("fills again what it filled", async () => {
    const { submit, inputs } = await open(reply({ id: "Q-2", wallet: "W-2" }));
    await submit();
    expect(inputs()).toEqual({ quote_id: "Q-2", wallet: "W-2" });
  });

  it("leaves what the customer chose meanwhile", async () => {
    const { submit, type, inputs } = await open(reply({ id: "Q-2", wallet: "W-2" }));
    await type({ wallet: "W-9" });
    await submit();
    expect(inputs()).toEqual({ quote_id: "Q-2", wallet: "W-9" });
  });

  it.each([
    ["does not name it any more", reply({ wallet: "W-1" })],
    ["fails", reply({}, 500)],
  ])("clears what it filled when the answer %s", async (_, answer) => {
    const { submit, inputs } = await open(answer);
    await submit();
    expect(inputs()).not.toHaveProperty("quote_id");
  });
});

describe("a field that is not there", () => {
  const screen = screenOf({
    sources: { holder: { call: "GET holder", fill: { name: "$response.body#/name" } } },
    steps: [
      {
        ask: {
          schema: {
            type: "object",
            required: ["way"],
            properties: { way: text, name: text, code: text, note: text },
          },
          shown: {
            name: { "$inputs.way": { const: "card" } },
            code: { "$inputs.name": text },
            note: { "$inputs.name": { type: "null" } },
          },
          submit: "Pay",
        },
      },
      {
        name: "send",
        call: "POST payments",
        body: { way: "$inputs.way", name: "$inputs.name", code: "$inputs.code", note: "$inputs.note" },
      },
    ],
  });

  it("is not sent, nor what depends on it, and comes back as it was filled", async () => {
    const provider = scriptedProvider();
    provider.on("GET holder", reply({ name: "Ada" }));
    provider.on("POST payments", reply({}));
    const { submit } = await openScreen(screen, { provider });
    const sent = () => provider.requests.at(-1)?.body;
    await submit({ way: "cash", code: "7", note: "thanks" });
    expect(sent()).toEqual({ way: "cash", note: "thanks" });
    await submit({ way: "card" });
    expect(sent()).toEqual({ way: "card", name: "Ada", code: "7" });
  });
});
