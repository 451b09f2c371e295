import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

import { depthOf } from "./depth.ts";

const form = { schema: { type: "object", properties: { name: { type: "string" } } }, submit: "Next" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("counts the forms behind the present one, over calls and left-out steps, and none behind the end", async () => {
  const provider = scriptedProvider();
  provider.on("POST check", reply({}));
  provider.on("POST register", reply({}));
  const screen = screenOf({
    steps: [
      { ask: form },
      { ask: form, when: { "$inputs.name": { const: "never" } } },
      { name: "check", call: "POST check" },
      { ask: form },
      { ask: { ...form, dialog: true, title: "Confirm" } },
      { name: "register", call: "POST register", outcomes: {} },
      { show: { title: "Welcome", text: "Done", on: [{ navigate: "/" }] } },
    ],
  });
  const { store, submit } = await openScreen(screen, { provider });
  const depths = [];
  for (const name of ["one", "two", "three", undefined]) {
    depths.push(depthOf(screen, store.getState(), store.scope()));
    if (name) await submit({ name });
  }
  expect(depths).toEqual([0, 1, 2, 0]);
});
