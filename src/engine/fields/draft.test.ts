import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

const definition = {
  draft: true,
  sources: {
    wallets: {
      call: "GET wallets",
      items: "$response.body",
      options: { value: "$item#/id", label: "$item#/id" },
      fill: { wallet: "$response.body#/0/id" },
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["amount"],
          properties: {
            amount: { type: "integer", title: "Amount" },
            wallet: { type: "string", title: "Wallet" },
            paper: { type: "string" },
          },
        },
        uiSchema: {
          wallet: { "ui:widget": "select", "ui:options": { source: "wallets" } },
        },
        submit: "Next",
      },
    },
    {
      name: "quote",
      call: "POST quotes",
      body: { loan: "$stored.loan#/id" },
      outputs: { total: "$response.body#/total" },
    },
    {
      ask: {
        schema: {
          type: "object",
          properties: { pin: { type: "string", writeOnly: true }, note: { type: "string" } },
        },
        uiSchema: { pin: { "ui:widget": "pin" } },
        submit: "Book",
      },
    },
    { name: "book", call: "POST loans", body: { pin: "$inputs.pin" } },
    { show: { title: "Booked" } },
  ],
};

const screen = screenOf(definition);
const provider = scriptedProvider();
provider.on("GET wallets", reply([{ id: "W1" }, { id: "W2" }]));
provider.on("POST quotes", reply({ total: 90 }));
provider.on("POST loans", reply({}));

const stored = { loan: { id: 1 } };
const open = (storage: ReturnType<typeof memory>, one = screen, loan: object = stored) =>
  openScreen(one, { storage, provider, context: { stored: loan } });

/** A visit that ends at the second form. */
async function leaveMidway(storage: ReturnType<typeof memory>) {
  const visit = await open(storage);
  await visit.type({ amount: 500, wallet: "W2" });
  await visit.submit();
  await visit.type({ pin: "1234", note: "for the shop" });
  visit.leave();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a draft", () => {
  it("restores the form, the entries and the replies, but no secret", async () => {
    const storage = memory();
    await leaveMidway(storage);
    expect(JSON.stringify(storage.read("draft.test-screen"))).not.toContain("1234");

    const { store, inputs } = await open(storage);
    expect(store.getState()).toMatchObject({ at: 2, phase: "asking", restored: true });
    expect(store.getState().outputs).toEqual({ quote: { outputs: { total: 90 } } });
    // The wallet that the customer chose, not the first one again.
    expect(inputs()).toEqual({ amount: 500, wallet: "W2", note: "for the shop" });
    expect(store.scope().selected).toEqual({ wallet: { id: "W2" } });
    store.cancel();
    expect(store.getState().at).toBe(0);
    expect(inputs().amount).toBe(500);
  });

  it("is not made without an entry", async () => {
    const storage = memory();
    const visit = await open(storage);
    visit.leave();
    expect(visit.inputs()).toEqual({ wallet: "W1" });
    expect((await open(storage)).store.getState().restored).toBeUndefined();
  });

  it("is forgotten when the customer starts again", async () => {
    const storage = memory();
    await leaveMidway(storage);
    const { store, inputs } = await open(storage);
    store.startAgain();
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking", restored: false, outputs: {} });
    expect(inputs()).toEqual({ wallet: "W1" });
    expect(storage.read("draft.test-screen")).toBeUndefined();
  });

  it("ends with the last step", async () => {
    const storage = memory();
    await leaveMidway(storage);
    const visit = await open(storage);
    await visit.submit({ pin: "1234" });
    expect(visit.store.getState().phase).toBe("showing");
    expect(storage.read("draft.test-screen")).toBeUndefined();
    visit.leave();
    expect((await open(storage)).inputs()).toEqual({ wallet: "W1" });
  });

  it("stays when the call fails", async () => {
    const storage = memory();
    await leaveMidway(storage);
    provider.on("POST loans", reply({}, 500), reply({}));
    const visit = await open(storage);
    await visit.submit({ pin: "1234" });
    visit.leave();
    expect((await open(storage)).inputs().note).toBe("for the shop");
  });

  it.each([
    ["another version of the screen", screenOf({ ...definition, title: "New" }), stored],
    ["other values handed over", screen, { loan: { id: 2 } }],
  ])("does not fit %s", async (_what, one, loan) => {
    const storage = memory();
    await leaveMidway(storage);
    const { store, inputs } = await open(storage, one, loan);
    expect(store.getState()).toMatchObject({ at: 0 });
    expect(inputs()).toEqual({ wallet: "W1" });
  });

  it.each([[null], ["text"], [{ fits: 1 }], [{ fits: "x", at: 0, inputs: {}, outputs: null }]])(
    "that is not a draft (%j) is ignored",
    async (value) => {
      const storage = memory();
      storage.write("draft.test-screen", value);
      expect((await open(storage)).store.getState().at).toBe(0);
    },
  );
});

describe("a screen that keeps no draft", () => {
  const plain = screenOf({ ...definition, draft: false });

  it("keeps what was typed over a reload of the app's own, once, and no secret", async () => {
    const storage = memory();
    const visit = await open(storage, plain);
    await visit.type({ amount: 500, wallet: "W2", pin: "1234" });
    expect(storage.keys()).not.toContain("draft.test-screen");
    visit.reload();
    expect(JSON.stringify(storage.read("draft.test-screen"))).not.toContain("1234");

    const { store, inputs } = await open(storage, plain);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking", restored: true });
    expect(inputs()).toEqual({ amount: 500, wallet: "W2" });
    expect((await open(storage, plain)).inputs()).toEqual({ wallet: "W1" });
  });

  it("keeps nothing where nothing was typed, nor of a form that was left", async () => {
    const storage = memory();
    const visit = await open(storage, plain);
    visit.reload();
    await visit.type({ amount: 500 });
    visit.leave();
    visit.reload();
    expect(storage.keys()).not.toContain("draft.test-screen");
  });
});
