import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = { type: "string" };

describe("obstacles", () => {
  const screen = screenOf({
    steps: [
      {
        ask: {
          schema: {
            type: "object",
            required: ["name", "code"],
            properties: { name: { ...text, title: "Full Name" }, code: text, amount: { type: "integer" } },
          },
          limits: { amount: { maximum: 100 } },
          shown: { code: { "$inputs.name": { const: "x" } } },
          actions: [
            { text: "Resend", when: { "$inputs.name": { const: "Ada" } }, call: "POST codes/{$inputs.code}" },
          ],
          submit: "Continue",
        },
      },
      {
        name: "check",
        call: "POST checks/{$user.id}",
        on: { failed: [{ when: { $statusCode: { const: 409 } }, toast: { text: "Taken" } }] },
      },
    ],
  });

  async function open(...answers: ReturnType<typeof reply>[]) {
    const provider = scriptedProvider();
    provider.on("POST checks/7", ...answers);
    const bench = await openScreen(screen, {
      provider,
      context: { user: { id: answers.length > 0 ? 7 : "" } },
    });
    return { ...bench, message: () => bench.store.getState().message?.text };
  }

  it("are shown at empty required fields, and at values beyond a limit", async () => {
    const { submit, store, provider } = await open();
    await submit({});
    expect(store.getState().fieldErrors).toEqual({ name: "Fill in the full name" });
    await submit({ name: "Ada", amount: 101 });
    expect(store.getState().fieldErrors).toEqual({ amount: "Enter 100 or less" });
    expect(provider.requests).toEqual([]);
  });

  it("are shown when a request cannot be built", async () => {
    const { submit, message } = await open();
    await submit({ name: "Ada" });
    expect(message()).toContain("Something is missing, so nothing was sent.");
  });

  it("are shown when a call fails and no declared effect applies", async () => {
    const { submit, message, effects } = await open(reply({ message: "No such name" }, 400), reply({}, 409));
    await submit({ name: "Ada" });
    expect(message()).toBe("No such name");
    await submit({ name: "Ada" });
    expect(message()).toBeUndefined();
    expect(effects).toMatchObject([{ text: "Taken" }]);
  });

  it("an action whose condition does not hold makes no call, and one that cannot be made says so", async () => {
    const { store, type, message, provider } = await open();
    store.act(0);
    await type({ name: "Ada" });
    expect(message()).toBeUndefined();
    store.act(0);
    await type({});
    expect(message()).toContain("Something is missing");
    expect(provider.requests).toEqual([]);
  });
});
