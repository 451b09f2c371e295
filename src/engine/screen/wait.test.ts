import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  lost,
  openScreen,
  reply,
  screenOf,
  scriptedProvider,
  type Scripted,
} from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("waiting", () => {
  const waiting = screenOf({
    steps: [
      { ask: { schema: { type: "object", properties: { id: { type: "string" } } }, submit: "Go" } },
      {
        name: "ready",
        call: "GET jobs/{$inputs.id}",
        wait: { every: 5_000, deadline: 20_000, title: "One moment" },
        until: [
          { "$response.body#/state": { const: "done" } },
          { "$response.body#/state": { const: "broken" } },
        ],
        outcomes: { succeeded: { "$response.body#/state": { const: "done" } } },
        outputs: { link: "$response.body#/link" },
        on: {
          succeeded: [{ toast: { text: "{$steps.ready.outputs.link}" } }],
          failed: [{ toast: { text: "Not ready" } }],
        },
      },
    ],
  });
  const open = async (...answers: Scripted[]) => {
    const provider = scriptedProvider();
    provider.on("GET jobs/7", ...answers);
    const bench = await openScreen(waiting, { provider });
    await bench.submit({ id: "7" });
    return bench;
  };

  it("asks until it is so; no answer is asked for again", async () => {
    const { store, provider, effects } = await open(
      reply({ state: "new" }),
      lost(),
      reply({ state: "done", link: "L" }),
    );
    expect(store.getState()).toMatchObject({ phase: "waiting", deadline: Date.now() + 20_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(provider.calls()).toHaveLength(3);
    expect(effects).toEqual([{ kind: "toast", text: "L", tone: "success" }]);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
  });

  it("asks by a list of pauses, of which the last repeats", async () => {
    const { wait, ...step } = waiting.steps[1] as Extract<
      (typeof waiting)["steps"][number],
      { wait: object }
    >;
    const slower = {
      ...waiting,
      steps: [waiting.steps[0]!, { ...step, wait: { ...wait, every: [1_000, 4_000] } }],
    };
    const provider = scriptedProvider();
    provider.on("GET jobs/7", reply({ state: "new" }));
    const { submit } = await openScreen(slower, { provider });
    await submit({ id: "7" });
    const asked = [];
    for (let second = 0; second < 10; second++) {
      asked.push(provider.calls().length);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(asked).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
  });

  it("ends as failed when the answer is final and not the wished one", async () => {
    const { effects } = await open(reply({ state: "broken" }));
    expect(effects).toEqual([{ kind: "toast", text: "Not ready", tone: "danger" }]);
  });

  it("gives up at the deadline, and no question outlasts it", async () => {
    const { effects, provider, store } = await open(reply({ state: "new" }));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(effects).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(effects).toEqual([{ kind: "toast", text: "Not ready", tone: "danger" }]);
    expect(provider.requests.map(({ timeout }) => timeout)).toEqual([20_000, 15_000, 10_000, 5_000]);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
  });

  it("ends where the customer stops it, as at its deadline, and asks no more", async () => {
    const { effects, provider, store } = await open(reply({ state: "new" }));
    await vi.advanceTimersByTimeAsync(6_000);
    store.stopWaiting();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(effects).toEqual([{ kind: "toast", text: "Not ready", tone: "danger" }]);
    expect(provider.calls()).toHaveLength(2);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
  });

  it("stops asking when the customer leaves; nothing else can be done meanwhile", async () => {
    const { store, provider, leave, submit } = await open(reply({ state: "new" }));
    await submit({ id: "8" });
    store.cancel();
    expect(store.getState().phase).toBe("waiting");
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(provider.calls()).toEqual(["GET jobs/7"]);
  });
});
