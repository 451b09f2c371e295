import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lost, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

/** A wizard: name → e-mail → code in a dialog → the call that sends all of it. */
const wizard = screenOf({
  steps: [
    { ask: { schema: textForm("name", "password!"), submit: "Next" } },
    {
      ask: { schema: textForm("email"), submit: "Next" },
      when: { "$inputs.name": { not: { const: "skip" } } },
    },
    { name: "code", call: "POST send-code", body: { email: "$inputs.email" } },
    {
      ask: {
        schema: textForm("otp!"),
        dialog: true,
        title: "Code",
        submit: "Verify",
        actions: [
          {
            text: "Resend",
            call: "POST resend",
            pause: 60_000,
            on: {
              succeeded: [{ toast: { text: "Sent" } }],
              failed: [{ toast: { text: "{$error.message}" } }],
            },
          },
          { text: "Give up", call: "POST give-up", on: { succeeded: [{ close: true }] } },
        ],
      },
    },
    {
      name: "register",
      call: "POST register/{$inputs.name}",
      body: { email: "$inputs.email", password: "$inputs.password", otp: "$inputs.otp" },
      fieldErrors: "$response.body#/errors",
      outcomes: { failed: { "$response.body#/status": { const: false } } },
      outputs: { id: "$response.body#/id" },
      on: { failed: [{ message: { text: "{$error.message}" } }], pending: [] },
    },
    { show: { title: "Welcome", text: "Number {$steps.register.outputs.id}", on: [{ navigate: "/" }] } },
  ],
});

function textForm(...names: string[]) {
  const properties = names.map((name) => [
    name.replace("!", ""),
    { type: "string", title: name, ...(name.endsWith("!") && { writeOnly: true }) },
  ]);
  return {
    type: "object",
    required: names.map((name) => name.replace("!", "")),
    properties: Object.fromEntries(properties),
  };
}

const openWizard = async () => {
  const provider = scriptedProvider();
  provider.on("POST send-code", reply({}));
  provider.on("POST resend", reply({}));
  provider.on("POST give-up", reply({}));
  provider.on("POST register/ada", reply({ id: 7 }));
  const bench = await openScreen(wizard, { provider });
  return { ...bench, at: () => bench.store.getState().at, phase: () => bench.store.getState().phase };
};

const toCode = async () => {
  const bench = await openWizard();
  await bench.submit({ name: "ada", password: "secret" });
  await bench.submit({ email: "a@b.c" });
  return bench;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a wizard", () => {
  it("goes forward and back, keeps what was typed, and shows the end", async () => {
    const { store, submit, inputs, at, phase, effects } = await openWizard();
    await submit({ name: "ada", password: "secret" });
    expect(at()).toBe(1);
    store.cancel();
    expect(at()).toBe(0);
    expect(inputs()).toEqual({ name: "ada" });
    await submit({ name: "ada", password: "secret" });
    await submit({ email: "a@b.c" });
    expect(at()).toBe(3);
    await submit({ otp: "123456" });
    expect(phase()).toBe("showing");
    expect(store.scope().steps).toEqual({ code: { outputs: {} }, register: { outputs: { id: 7 } } });
    await submit();
    expect(effects).toEqual([{ kind: "navigate", to: "/" }]);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
  });

  it("tells whoever listens once of a form, once of a call's end and once of going back", async () => {
    const { store, submit } = await openWizard();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.submit({ name: "ada", password: "secret" });
    expect(listener).toHaveBeenCalledTimes(1);
    store.cancel();
    expect(listener).toHaveBeenCalledTimes(2);
    store.submit({ name: "ada", password: "secret" });
    listener.mockClear();
    // To the call, and from its end to the code.
    await submit({ email: "a@b.c" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("passes over a step whose condition does not hold", async () => {
    const { submit, at, provider } = await openWizard();
    await submit({ name: "skip", password: "secret" });
    expect(provider.calls()).toEqual(["POST send-code"]);
    expect(at()).toBe(3);
  });

  it("keeps a secret until the call that sends it, over calls that do not", async () => {
    const { submit, provider, inputs } = await toCode();
    expect(inputs().password).toBe("secret");
    await submit({ otp: "123456" });
    expect(provider.requests.at(-1)?.body).toEqual({ email: "a@b.c", password: "secret", otp: "123456" });
    expect(inputs()).toEqual({ name: "ada", email: "a@b.c" });
  });

  it("after a failure asks again for the nearest form's secrets only", async () => {
    const { submit, provider, inputs, at, store } = await toCode();
    provider.on("POST register/ada", reply({ message: "Wrong code" }, 400), reply({ id: 8 }));
    await submit({ otp: "000000" });
    expect(at()).toBe(3);
    expect(store.getState().message?.text).toBe("Wrong code");
    expect(inputs()).toEqual({ name: "ada", email: "a@b.c", password: "secret" });
    await submit({ otp: "123456" });
    expect(provider.requests.at(-1)?.body).toMatchObject({ password: "secret", otp: "123456" });
  });

  it("a declared rule for failure counts although the status is 200", async () => {
    const { submit, provider, at } = await toCode();
    provider.on("POST register/ada", reply({ status: false, message: "No" }));
    await submit({ otp: "123456" });
    expect(at()).toBe(3);
  });

  it("takes the customer to the form whose field the server refused", async () => {
    const { submit, provider, at, store, type } = await toCode();
    const errors = { email: ["Is taken", "Is short"], name: [], nobody: ["?"], otp: { deep: 1 } };
    provider.on("POST register/ada", reply({ message: "Check", errors }, 422));
    await submit({ otp: "123456" });
    expect(at()).toBe(1);
    expect(store.getState().fieldErrors).toEqual({ email: "Is taken" });
    await type({ email: "x@b.c" });
    expect(store.getState().fieldErrors).toEqual({});
  });

  it.each([
    [{ telephone: ["Has an account"] }, "Has an account"],
    [{ telephone: "Has an account" }, "Has an account"],
    [{ telephone: [], otp: { deep: 1 } }, "Check"],
    [[{ code: "E14" }], "Check"],
  ])("says what was refused where it is no field: %j", async (errors, text) => {
    const { submit, provider, store } = await toCode();
    provider.on("POST register/ada", reply({ message: "Check", errors }, 422));
    await submit({ otp: "123456" });
    expect(store.getState().fieldErrors).toEqual({});
    expect(store.getState().message?.text).toBe(text);
  });

  it("sends nothing and says so when a value in the path is missing", async () => {
    const { submit, provider, store, at } = await toCode();
    await submit({ otp: "1", name: ".." });
    expect(provider.calls()).toEqual(["POST send-code"]);
    expect(at()).toBe(3);
    expect(store.getState().message?.text).toContain("nothing was sent");
  });

  it("ignores a second click that was meant for the form before", async () => {
    const { store, provider, at } = await toCode();
    store.submit({ email: "a@b.c" });
    expect(at()).toBe(3);
    expect(provider.calls()).toEqual(["POST send-code"]);
  });
});

describe("actions beside a form", () => {
  it("run once, then rest for their pause", async () => {
    const { store, provider, effects } = await toCode();
    provider.requests.length = 0;
    store.act(0);
    store.act(0);
    await vi.advanceTimersByTimeAsync(59_000);
    store.act(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(provider.calls()).toEqual(["POST resend"]);
    expect(effects).toEqual([{ kind: "toast", text: "Sent", tone: "success" }]);
    await vi.advanceTimersByTimeAsync(1_000);
    store.act(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(provider.calls()).toHaveLength(2);
  });

  it("may be tried again at once when nothing was sent", async () => {
    const { store, provider } = await toCode();
    provider.on("POST resend", lost("offline"), reply({}));
    store.act(0);
    await vi.advanceTimersByTimeAsync(0);
    store.act(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(provider.calls().filter((call) => call === "POST resend")).toHaveLength(2);
  });

  it("run one at a time also without a pause, and can close the dialog", async () => {
    const { store, provider, at } = await toCode();
    const answer = provider.hold("POST give-up");
    store.act(1);
    store.act(1);
    await answer(reply({}));
    expect(provider.calls()).toEqual(["POST send-code", "POST give-up"]);
    expect(at()).toBe(1);
  });

  it("say nothing any more when the customer has left", async () => {
    const { store, provider, leave, effects } = await toCode();
    const answer = provider.hold("POST resend");
    store.act(0);
    leave();
    await answer(reply({}));
    expect(effects).toEqual([]);
  });
});

describe("screens without a form", () => {
  const confirm = screenOf({
    steps: [{ name: "confirm", call: "POST confirm", on: { failed: [{ toast: { text: "No" } }] } }],
  });

  it.each([
    ["success", reply({})],
    ["failure", lost("offline")],
  ])("make their call once, and never again by themselves: %s", async (_, answer) => {
    const provider = scriptedProvider();
    provider.on("POST confirm", answer);
    const { store } = await openScreen(confirm, { provider });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(provider.calls()).toEqual(["POST confirm"]);
    expect(store.getState().phase).toBe("resting");
  });
});
