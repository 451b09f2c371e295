import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ScenarioDefinition } from "#definition/format.ts";
import { screenOf } from "#tests/support/open-screen.ts";
import { runOnBench } from "#tests/support/run-scenario.ts";

import { SCENARIO_DAY } from "./clock.ts";

beforeEach(() => void vi.useFakeTimers({ now: SCENARIO_DAY }));
afterEach(() => void vi.useRealTimers());

const CODES = { call: "GET codes", body: [{ code: "a" }, { code: "b" }] };

/** What the scenario of a form with one field, which is not required, refuses and sends. */
async function play(
  field: object,
  hints: object,
  { inputs, replies = [CODES] }: Partial<ScenarioDefinition>,
) {
  const screen = screenOf({
    sources: {
      codes: {
        call: "GET codes",
        items: "$response.body",
        options: { value: "$item#/code", label: "$item#/code" },
      },
    },
    steps: [
      {
        ask: {
          schema: { type: "object", properties: { code: { type: "string", title: "Code", ...field } } },
          uiSchema: { code: hints },
          submit: "Send",
        },
      },
      { name: "send", call: "POST codes", body: { code: "$inputs.code" } },
    ],
  });
  const replied = [...replies, { call: "POST codes" }];
  const scenario = { name: "one", inputs: inputs ?? {}, replies: replied, expect: {} };
  const run = await runOnBench(screen, scenario, { user: {}, company: {}, settings: {} });
  return { refused: run.refused, sent: run.requests.map(({ body }) => body) };
}

const fromSource = { "ui:widget": "select", "ui:options": { source: "codes" } };
const oneOf = [{ const: "a", title: "A" }, { const: "b" }];

test.each([
  ["its own list", { oneOf }, {}],
  ["its own list as cards", { enum: ["a", "b"] }, { "ui:widget": "cards" }],
  ["the list of a source", {}, fromSource],
])("only what %s offers is chosen", async (_, field, hints) => {
  expect(await play(field, hints, { inputs: { code: "b" } })).toEqual({ refused: [], sent: [{ code: "b" }] });
  expect(await play(field, hints, { inputs: { code: "z" } })).toMatchObject({ refused: ["code"] });
});

test.each(["select", "search-select", "cards", "radio"])(
  "nothing is chosen in a %s without a list",
  async (widget) => {
    const run = await play({}, { "ui:widget": widget }, { inputs: { code: "a" } });
    expect(run.refused).toEqual(["code"]);
  },
);

test("nothing is chosen in a list that has not come", async () => {
  const replies = [{ call: "GET codes", status: 500 }];
  expect((await play({}, fromSource, { inputs: { code: "a" }, replies })).refused).toEqual(["code"]);
});

test("a value that the list does not offer is no mistake where the field holds it already", async () => {
  const run = await play({ default: "z" }, fromSource, { inputs: { code: "z" } });
  expect(run).toEqual({ refused: [], sent: [{ code: "z" }] });
});

test("a text may be anything, also beside a source that only tells how it is going", async () => {
  const hints = { "ui:options": { source: "codes" } };
  expect(await play({}, hints, { inputs: { code: "z" } })).toEqual({ refused: [], sent: [{ code: "z" }] });
});

test.each([
  [{}, { "ui:widget": "read-only" }],
  [{ readOnly: true }, {}],
])("nobody types into what can only be read", async (field, hints) => {
  expect((await play(field, hints, { inputs: { code: "a" } })).sent).toEqual([{}]);
  expect((await play({ ...field, default: "b" }, hints, { inputs: { code: "a" } })).sent).toEqual([
    { code: "b" },
  ]);
});
