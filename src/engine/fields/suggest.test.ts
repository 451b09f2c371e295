import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Ask } from "#definition/compiled.ts";
import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { isEnabled } from "./open-fields.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = { type: "string" };

describe("a field that a choice fixes", () => {
  const plans = reply({
    plans: [
      { code: "free", kind: "FREE" },
      { code: "fixed", kind: "FIXED", kobo: 185_000 },
    ],
  });
  const amount = { type: "integer", title: "Amount" };
  const isFixed = { "$selected.plan#/kind": { const: "FREE" } };
  const byChoice = (rules: object) =>
    screenOf({
      sources: {
        plans: {
          call: "GET plans",
          items: "$response.body#/plans",
          options: { value: "$item#/code", label: "$item#/code" },
        },
      },
      steps: [
        {
          ask: {
            schema: { type: "object", required: ["plan", "amount"], properties: { plan: text, amount } },
            uiSchema: {
              plan: { "ui:widget": "select", "ui:options": { source: "plans" } },
              amount: { "ui:widget": "money" },
            },
            ...rules,
            submit: "Pay",
          },
        },
      ],
    });

  it.each([
    [
      "a suggestion for a field that rests",
      { suggest: { amount: "$selected.plan#/kobo" }, enabled: { amount: isFixed } },
    ],
    ["limits", { limits: { amount: { minimum: "$selected.plan#/kobo", maximum: "$selected.plan#/kobo" } } }],
    ["a limit in one key", { limits: { amount: { fixed: "$selected.plan#/kobo" } } }],
  ])("takes the fixed value, whatever was typed before: %s", async (_, rules) => {
    const provider = scriptedProvider();
    provider.on("GET plans", plans);
    const { type, inputs } = await openScreen(byChoice(rules), { provider });
    await type({ amount: 70_000 });
    await type({ plan: "free" });
    expect(inputs()).toEqual({ plan: "free", amount: 70_000 });
    await type({ plan: "fixed" });
    expect(inputs()).toEqual({ plan: "fixed", amount: 185_000 });
    await type({ amount: 100 });
    expect(inputs()).toEqual({ plan: "fixed", amount: 185_000 });
  });

  it("is empty again when the suggestion holds no more, and keeps what was typed", async () => {
    const provider = scriptedProvider();
    provider.on("GET plans", plans);
    const { type, inputs } = await openScreen(byChoice({ suggest: { amount: "$selected.plan#/kobo" } }), {
      provider,
    });
    await type({ plan: "fixed" });
    expect(inputs().amount).toBe(185_000);
    await type({ plan: "free" });
    expect(inputs()).toEqual({ plan: "free" });
    await type({ amount: 70_000 });
    await type({ plan: "fixed" });
    await type({ plan: "free" });
    expect(inputs()).toEqual({ plan: "free", amount: 70_000 });
  });

  it("is closed while the item fixes it, and empty and open again when none does", async () => {
    const provider = scriptedProvider();
    provider.on("GET plans", plans);
    const screen = byChoice({ limits: { amount: { fixed: "$selected.plan#/kobo" } } });
    const { type, inputs, store } = await openScreen(screen, { provider });
    const { ask } = screen.steps[0] as { ask: Ask };
    await type({ plan: "free" });
    expect(isEnabled(ask, "amount", store)).toBe(true);
    await type({ plan: "fixed" });
    expect(isEnabled(ask, "amount", store)).toBe(false);
    await type({ plan: "free" });
    expect(inputs()).toEqual({ plan: "free" });
    expect(isEnabled(ask, "amount", store)).toBe(true);
  });
});

it("also suggests no and zero, and nothing for a field that has only limits", async () => {
  const properties = {
    agrees: { type: "boolean" },
    count: { type: "integer" },
    amount: { type: "integer" },
    name: text,
  };
  const suggest = { agrees: false, count: 0, name: null };
  const ask = { schema: { type: "object", properties }, suggest, limits: { amount: { minimum: 5 } } };
  const { type, inputs } = await openScreen(screenOf({ steps: [{ ask: { ...ask, submit: "Pay" } }] }));
  await type({});
  expect(inputs()).toEqual({ agrees: false, count: 0 });
});

it.each([
  ["Jo Ann", "Okafor", /^joaok\d$/],
  ["O'Neil", "D'Souza", /^oneds\d$/],
  ["Élodie", "Ọlá", /^elool\d$/],
])("a username is suggested from the letters of %s %s", async (first_name, last_name, username) => {
  const { type, inputs } = await openScreen(compileScreenFile("schemas/screens/onboarding/register.json"));
  await type({ id_type: "kyc", first_name, last_name });
  expect(inputs()["username"]).toMatch(username);
});
