import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lost, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { late as parts } from "#engine/scenario/late.ts";
import { createScreenStore } from "#engine/screen/screen-store.ts";

/** Networks → plans of the network → nothing; a name looked up by number; wallets that depend on nothing. */
const screen = screenOf({
  sources: {
    name: {
      call: "GET verify/{$inputs.number}",
      when: { "$inputs.number": { type: "string", pattern: "^\\d{10}$" } },
      outcomes: { succeeded: { "$response.body#/status": { const: true } } },
      fill: { holder: "$response.body#/data/name" },
      failure: "Not found: {$response.body#/message}",
    },
    plans: {
      call: "POST plans",
      body: { network: "$inputs.network" },
      items: "$response.body#/data",
      options: { value: "$item#/code", label: "{$item#/name}", detail: "$item#/note" },
      clears: ["plan"],
    },
    price: { call: "GET prices/{$selected.plan#/code}", fill: { price: "$response.body#/price" } },
    wallets: {
      call: "GET wallets",
      items: "$response.body#/data",
      options: { value: "$item#/number", label: "$item#/number" },
      fill: { wallet: "$response.body#/data/0/number" },
      on: { failed: [{ message: { text: "No wallets: {$error.message}" } }] },
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          properties: {
            number: { type: "string" },
            holder: { type: "string" },
            phone: { type: "string" },
            network: {
              type: "string",
              oneOf: [
                { const: "mtn", title: "MTN" },
                { const: "glo", title: "Glo" },
              ],
            },
            plan: { type: "string" },
            price: { type: "number" },
            wallet: { type: "string" },
          },
        },
        uiSchema: {
          plan: { "ui:widget": "select", "ui:options": { source: "plans" } },
          wallet: { "ui:widget": "select", "ui:options": { source: "wallets" } },
        },
        suggest: {
          network: { $value: "$inputs.phone", as: { "find-prefix": "$settings.networks" } },
        },
        submit: "Go",
      },
    },
    {
      name: "send",
      call: "POST send",
      on: { succeeded: [{ reset: true }, { refresh: ["wallets"] }] },
    },
  ],
});

const context = { settings: { networks: { mtn: { prefixes: ["0803"] }, glo: { prefixes: ["0805"] } } } };
const plansOf = (network: string) =>
  reply({ data: [1, 2].map((index) => ({ code: `${network}-${index}`, name: `${network} ${index}` })) });

async function open() {
  const bench = await openScreen(screen, { context, provider: scripted() });
  return { ...bench, source: (name: string) => bench.store.getState().sources[name] };
}

function scripted() {
  const provider = scriptedProvider();
  provider.on("GET wallets", reply({ data: [{ number: "W1" }, { number: "W2" }] }));
  provider.on("POST plans", async ({ body }) => plansOf((body as { network: string }).network));
  provider.on("GET prices/mtn-1", reply({ price: 100 }));
  provider.on("GET prices/mtn-2", reply({ price: 200 }));
  provider.on("GET prices/glo-1", reply({ price: 300 }));
  provider.on("GET verify/1111111111", reply({ status: true, data: { name: "Ada" } }));
  provider.on("GET verify/2222222222", reply({ status: true, data: { name: "Bola" } }));
  provider.on("GET verify/3333333333", reply({ status: false, message: "no such account" }));
  provider.on("POST send", reply({}));
  return provider;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("sources", () => {
  it("run by themselves when complete, and rest while a value is missing", async () => {
    const { provider, source, type } = await open();
    expect(provider.calls()).toEqual(["GET wallets"]);
    expect(source("wallets")?.status).toBe("ready");
    await type({ number: "111111111" });
    expect(provider.calls()).toEqual(["GET wallets"]);
    await type({ number: "1111111111" });
    expect(provider.calls()).toEqual(["GET wallets", "GET verify/1111111111"]);
  });

  it("fill in inputs, and take back what they filled when what they depend on changes", async () => {
    const { inputs, source, type, provider } = await open();
    await type({ number: "1111111111" });
    expect(inputs().holder).toBe("Ada");
    await type({ number: "111111111" });
    expect(inputs().holder).toBeUndefined();
    expect(source("name")?.status).toBe("idle");
    const answer = provider.hold("GET verify/2222222222");
    await type({ number: "2222222222" });
    expect(source("name")?.status).toBe("loading");
    expect(inputs().holder).toBeUndefined();
    await answer(reply({ status: true, data: { name: "Bola" } }));
    expect(inputs().holder).toBe("Bola");
  });

  it("drop an answer that comes after the input has changed", async () => {
    const { inputs, provider, type } = await open();
    const late = provider.hold("GET verify/1111111111");
    await type({ number: "1111111111" });
    await type({ number: "2222222222" });
    expect(inputs().holder).toBe("Bola");
    await late(reply({ status: true, data: { name: "Ada" } }));
    expect(inputs().holder).toBe("Bola");
    expect(provider.requests.find(({ path }) => path === "verify/1111111111")?.signal?.aborted).toBe(true);
  });

  it("drop the older of two answers for the same input typed twice", async () => {
    const { inputs, provider, type } = await open();
    const first = provider.hold("GET verify/1111111111");
    await type({ number: "1111111111" });
    await type({ number: "" });
    await type({ number: "1111111111" });
    expect(inputs().holder).toBe("Ada");
    await first(reply({ status: true, data: { name: "Somebody else" } }));
    expect(inputs().holder).toBe("Ada");
  });

  it("say why they failed, by rule, by error and by network", async () => {
    const { source, type, provider } = await open();
    await type({ number: "3333333333" });
    expect(source("name")).toMatchObject({ status: "failed", reason: "Not found: no such account" });
    provider.on("POST plans", reply({ message: "Try later" }, 500), lost("timeout"));
    await type({ network: "mtn" });
    expect(source("plans")?.reason).toBe("Try later");
    await type({ network: "glo" });
    expect(source("plans")?.reason).toBe("The bank did not answer in time. Try again in a moment.");
  });

  it("show that they run again when the customer retries", async () => {
    const { source, type, provider, store } = await open();
    provider.on("POST plans", lost(), plansOf("mtn"));
    await type({ network: "mtn" });
    const answer = provider.hold("POST plans");
    store.refresh(["plans"]);
    expect(source("plans")?.status).toBe("loading");
    await answer(plansOf("mtn"));
    expect(source("plans")?.options).toHaveLength(2);
  });

  it("tell two options of one value apart: what was chosen is what is selected, and what follows from it", async () => {
    const { type, provider, store } = await open();
    const small = { code: "x", name: "Small" };
    const data = [small, { code: "x", name: "Large" }, { code: "", name: "None" }, small];
    provider.on("POST plans", reply({ data }), plansOf("glo"));
    provider.on("GET prices/x", reply({ price: 5 }));
    await type({ network: "mtn" });
    const { options } = store.getState().sources.plans!;
    expect(options?.map(({ key, value, label }) => [key, value, label])).toEqual([
      ['{"code":"x","name":"Small"}', "x", "Small"],
      ['{"code":"x","name":"Large"}', "x", "Large"],
    ]);
    await type({ plan: "x" });
    expect(store.scope().selected).toMatchObject({ plan: { name: "Small" } });
    store.choose("plan", options![1]!.key);
    expect(store.scope().selected).toMatchObject({ plan: { name: "Large" } });
    await type({ network: "glo" });
    await type({ plan: "glo-1" });
    expect(store.scope().selected).toMatchObject({ plan: { name: "glo 1" } });
  });

  it("perform the effects of a failure on the screen", async () => {
    const provider = scripted();
    provider.on("GET wallets", reply({ message: "Down" }, 503));
    const { store } = await openScreen(screen, { context, provider });
    expect(store.getState().message).toEqual({ text: "No wallets: Down", tone: "warning" });
  });

  it("go on in cascades: a suggested network, its plans, the price of the chosen plan", async () => {
    const { inputs, source, type, store } = await open();
    await type({ phone: "08031234567" });
    expect(inputs().network).toBe("mtn");
    expect(source("plans")?.options?.map(({ value }) => value)).toEqual(["mtn-1", "mtn-2"]);
    await type({ plan: "mtn-2" });
    expect(store.scope().selected).toMatchObject({ plan: { name: "mtn 2" }, network: { title: "MTN" } });
    expect(inputs().price).toBe(200);
  });

  it("clear the whole cascade when its beginning changes", async () => {
    const { inputs, source, type } = await open();
    await type({ network: "mtn" });
    await type({ plan: "mtn-1" });
    expect(inputs().price).toBe(100);
    await type({ network: "glo" });
    expect(inputs()).not.toHaveProperty("plan");
    expect(inputs()).not.toHaveProperty("price");
    expect(source("price")?.status).toBe("idle");
    await type({ plan: "glo-1" });
    expect(inputs().price).toBe(300);
  });

  it("suggest only into a field that is empty or holds the earlier suggestion", async () => {
    const { inputs, type } = await open();
    await type({ phone: "08031234567" });
    await type({ phone: "08051234567" });
    expect(inputs().network).toBe("glo");
    await type({ network: "mtn" });
    await type({ phone: "08051234568" });
    await type({ phone: "08031234568" });
    expect(inputs().network).toBe("mtn");
  });

  it("keep what the customer chose when they are run again", async () => {
    const { inputs, type, store, provider } = await open();
    expect(inputs().wallet).toBe("W1");
    await type({ wallet: "W2" });
    provider.on("GET wallets", reply({ data: [{ number: "W3" }, { number: "W2" }] }));
    store.refresh(["wallets"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(inputs().wallet).toBe("W2");
    expect(store.getState().sources.wallets?.options?.[0]?.value).toBe("W3");
  });

  it("let the customer empty a field that they had filled in", async () => {
    const { inputs, type } = await open();
    await type({ wallet: undefined });
    await type({ number: "1" });
    expect(inputs().wallet).toBeUndefined();
  });

  it("fill in again after a reset what depends on no input", async () => {
    const { inputs, type, submit } = await open();
    await type({ wallet: "W2", number: "1111111111", network: "mtn" });
    await submit();
    expect(inputs()).toEqual({ wallet: "W1" });
  });

  it("ask again when the screen is opened a second time before they answered, as strict mode does", async () => {
    const provider = scripted();
    const { environment } = await openScreen(screen, { context, provider });
    provider.requests.length = 0;
    const store = createScreenStore(screen, environment, parts);
    store.open()();
    store.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(provider.calls()).toEqual(["GET wallets", "GET wallets"]);
    expect(store.getState().sources.wallets?.status).toBe("ready");
    expect(store.getState().inputs.wallet).toBe("W1");
  });

  it("leave a field as it is when the answer has nothing for it", async () => {
    const { inputs, type, provider } = await open();
    provider.on("GET verify/1111111111", reply({ status: true, data: { name: null } }));
    await type({ number: "1111111111" });
    expect(inputs()).not.toHaveProperty("holder");
  });

  it("stop when the screen is left", async () => {
    const { provider, store, leave, inputs, type } = await open();
    const answer = provider.hold("GET verify/1111111111");
    await type({ number: "1111111111" });
    leave();
    await answer(reply({ status: true, data: { name: "Ada" } }));
    expect(inputs().holder).toBeUndefined();
    expect(store.getState().sources.name?.status).toBe("idle");
  });
});
