import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const amount = { type: "integer", title: "Amount" };

/** A form, a PIN in a dialog, and a call that refuses. */
function screen({ closes = false }: { closes?: boolean } = {}) {
  return screenOf({
    steps: [
      { ask: { schema: { type: "object", properties: { amount } }, submit: "Continue" } },
      { ask: { $ref: "../../parts/pin.json" } },
      {
        name: "send",
        call: "POST somewhere",
        body: { amount: "$inputs.amount", pin: "$inputs.transaction_pin" },
        outcomes: { succeeded: { "$response.body#/ok": { const: true } } },
        fieldErrors: "$response.body#/errors",
        on: {
          failed: [
            { alert: { title: "Failed", text: "$error.message" } },
            ...(closes ? [{ close: true }] : []),
          ],
        },
      },
    ],
  });
}

async function send(body: object, options?: { closes: boolean }) {
  const provider = scriptedProvider();
  provider.on("POST somewhere", reply(body, 400));
  const bench = await openScreen(screen(options), { provider });
  await bench.submit({ amount: 100 });
  await bench.submit({ transaction_pin: "1234" });
  const { at, phase, message, fieldErrors } = bench.store.getState();
  return { at, phase, message, fieldErrors, effects: bench.effects, inputs: bench.inputs() };
}

const PIN = { at: 1, phase: "asking" };
const said = (text: string) => ({ title: "Failed", text, tone: "danger" });
const alert = (text: string) => [{ kind: "alert", ...said(text) }];

describe("a failure that leads back to the dialog of the PIN", () => {
  it("is said in the dialog, which asks for the PIN again", async () => {
    const seen = await send({ message: "Not enough money." });
    expect(seen).toMatchObject({ ...PIN, message: said("Not enough money."), effects: [] });
    expect(seen.inputs).toEqual({ amount: 100 });
  });

  it("that stands at the field is not said twice", async () => {
    const seen = await send({ message: "Wrong PIN.", errors: { transaction_pin: ["Wrong PIN."] } });
    expect(seen).toMatchObject({ ...PIN, fieldErrors: { transaction_pin: "Wrong PIN." }, effects: [] });
    expect(seen.message).toBeUndefined();
  });

  it("of which more is known than stands at the field is said", async () => {
    const seen = await send({ message: "2 tries left.", errors: { transaction_pin: ["Wrong PIN."] } });
    expect(seen.message).toEqual(said("2 tries left."));
  });

  it("because of the PIN keeps a dialog open that a failure closes", async () => {
    const seen = await send(
      { message: "2 tries left.", errors: { transaction_pin: ["Wrong PIN."] } },
      { closes: true },
    );
    expect(seen).toMatchObject({ ...PIN, message: said("2 tries left."), effects: [] });
  });
});

describe("a failure that leads back to the page is an alert", () => {
  it("where it closes the dialog", async () => {
    const seen = await send({ message: "Not enough money." }, { closes: true });
    expect(seen).toMatchObject({ at: 0, effects: alert("Not enough money.") });
    expect(seen.message).toBeUndefined();
  });

  it("where a field of the page is wrong", async () => {
    const seen = await send({ message: "Too much.", errors: { amount: ["At most ₦50."] } });
    expect(seen).toMatchObject({
      at: 0,
      effects: alert("Too much."),
      fieldErrors: { amount: "At most ₦50." },
    });
  });
});
