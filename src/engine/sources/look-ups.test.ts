import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

const screen = screenOf({
  sources: {
    biller: { call: "GET biller" },
    holder: {
      call: "POST holders",
      body: { number: "$inputs.number" },
      outcomes: { succeeded: { "$response.body#/name": { type: "string" } } },
      withinLimits: ["number"],
      debounce: 500,
      maxAge: 60_000,
      fill: { holder: "$response.body#/name" },
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          properties: { number: { type: "string" }, holder: { type: "string" }, note: { type: "string" } },
        },
        limits: { number: { pattern: "$sources.biller#/pattern" } },
        submit: "Go",
      },
    },
    { name: "send", call: "POST send" },
  ],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open() {
  const provider = scriptedProvider();
  provider.on("GET biller", reply({ pattern: "^\\d{3}$" }));
  const names = [reply({ name: "Ada" }), reply({ name: "Bola" }), reply({ name: "Chi" })];
  provider.on("POST holders", ...names);
  const bench = await openScreen(screen, { provider });
  const asked = () =>
    provider.requests.flatMap(({ body }) => (body ? [(body as { number: string }).number] : []));
  const typed = async (number: string, pause = 500) => {
    await bench.type({ number });
    await vi.advanceTimersByTimeAsync(pause);
  };
  return { ...bench, asked, typed };
}

test("asks once, when the value is within its limits and the customer has stopped typing", async () => {
  const { asked, typed, inputs, store } = await open();
  for (const number of ["1", "12", "1234"]) await typed(number);
  expect(asked()).toEqual([]);
  expect(store.getState().sources["holder"]).toBeUndefined();
  await typed("124", 499);
  await typed("123", 499);
  expect(store.getState().sources["holder"]?.status).toBe("loading");
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(["123"]);
  expect(inputs().holder).toBe("Ada");
});

test("another field does not make it wait anew", async () => {
  const { asked, typed, type } = await open();
  await typed("123", 400);
  await type({ note: "Rent" });
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(["123"]);
});

test("remembers what it has learnt, at once and for a time", async () => {
  const { asked, typed, inputs } = await open();
  await typed("123");
  await typed("456");
  await typed("123", 0);
  expect(inputs().holder).toBe("Ada");
  expect(asked()).toEqual(["123", "456"]);
  await vi.advanceTimersByTimeAsync(60_000);
  await typed("456");
  expect(inputs().holder).toBe("Chi");
  expect(asked()).toEqual(["123", "456", "456"]);
});

test("does not remember a failure, nor what was asked anew, nor anything once the screen is closed", async () => {
  const { asked, typed, inputs, provider, store, leave } = await open();
  provider.on(
    "POST holders",
    reply({}),
    reply({ name: "Ada" }),
    reply({ name: "Bola" }),
    reply({ name: "Chi" }),
  );
  await typed("123");
  await typed("456");
  await typed("123");
  expect(inputs().holder).toBe("Bola");
  expect(asked()).toEqual(["123", "456", "123"]);
  store.refresh(["holder"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(inputs().holder).toBe("Chi");
  await typed("456");
  expect(asked()).toEqual(["123", "456", "123", "123", "456"]);
  leave();
  const end = store.open();
  await typed("123");
  await typed("456");
  expect(asked().slice(5)).toEqual(["123", "456"]);
  end();
});

test("a screen that is left while it waits asks nothing", async () => {
  const { asked, typed, leave } = await open();
  await typed("123", 100);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual([]);
});
