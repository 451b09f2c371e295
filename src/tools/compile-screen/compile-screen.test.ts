import { gzipSync } from "node:zlib";
import { compileFunction } from "node:vm";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { describe, expect, test } from "vitest";
import type { Ask, Condition, Screen } from "#definition/compiled.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { type CompiledScreen, compileScreen } from "./compile-screen.ts";
import { fixture } from "./fixtures.ts";

function compiled(name: string, change = (text: string) => text): CompiledScreen {
  const file = fixture(`schemas/good/${name}.json`);
  const result = compileScreen({ ...file, text: change(file.text) });
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

function live(name: string, change?: (text: string) => string): Screen {
  const run = compileFunction(`${compiled(name, change).body}return screen;`, ["deepEqual"]);
  return run(deepEqual) as Screen;
}

function askOf(screen: Screen, index: number): Ask {
  const step = screen.steps[index];
  if (!step || !("ask" in step)) throw new Error("no ask");
  return step.ask;
}

const holds = (condition: Condition, value: unknown) =>
  condition.flat().every(({ test: passes }) => passes(value));

describe("the module of a screen", () => {
  test("holds what customers need, and not what authors need", () => {
    const { code, dependencies } = compiled("airtime");
    expect(dependencies).toEqual(["schemas/parts/pin.json"]);
    expect(code).not.toMatch(/\$schema|scenarios|\$comment|\brequire\(|\beval\b|new Function|ajv\//);
    expect(live("airtime").history).toEqual({ transactionTypes: [11] });
  });

  test("is small", () => {
    expect(gzipSync(compiled("airtime").code).length).toBeLessThan(3500);
  });

  test("compiles equal schemas once", () => {
    const names = compiled("airtime").code.match(/test:test\d+/g) ?? [];
    const twice = compiled("airtime", (text) =>
      text.replace('"enum": [false, 0]', '"enum": [400, 402, 403, 404, 422]'),
    );
    expect(new Set(twice.code.match(/test:test\d+/g)).size).toBe(new Set(names).size - 1);
  });

  test("has a part's content, patched with the keys next to the reference", () => {
    const ask = askOf(live("airtime"), 1);
    expect(ask).toMatchObject({
      title: "Enter Transaction PIN",
      dialog: true,
      submit: "Buy Airtime",
      review: true,
    });
    expect(ask).not.toHaveProperty("$schema");
    expect(ask.secrets).toEqual(["transaction_pin"]);
    const untitled = live("airtime", (text) => text.replace('"review": true', '"title": null'));
    expect(askOf(untitled, 1)).not.toHaveProperty("title");
  });

  test("writes alternative conditions as a list, also a single one", () => {
    const [, , buy] = live("airtime").steps;
    const { succeeded, failed } = (buy && "call" in buy && buy.outcomes) || {};
    expect(succeeded).toHaveLength(1);
    expect(failed).toHaveLength(2);
  });

  test("puts a title into the index that is known before the screen runs", () => {
    expect(compiled("transfer").entry).toEqual({
      id: "transfer",
      path: "/transfer",
      title: "transfer",
      access: "public",
      late: ["views", "branches", "select", "show", "wait"],
    });
  });

  test("lists facts about the whole screen, so that no code searches for them at run time", () => {
    expect(live("transfer").found).toEqual({ stored: ["email"], sourcesOfInputs: ["account"], files: [] });
  });
});

const conditionOf = (schema: object) => {
  const screen = live("transfer", (text) =>
    text.replace('{ "$stored.email": { "type": "string" } }', JSON.stringify({ "$stored.email": schema })),
  );
  return screen.guard?.when ?? [];
};

describe("a condition", () => {
  test.each([
    [{ type: "string" }, "x", 4],
    [{ not: { const: "" } }, "x", ""],
    [{ anyOf: [{ const: 1 }, { not: { type: "string" } }] }, 2, "x"],
    [{ enum: [true, "1"] }, "1", 1],
    [{ const: { a: [1] } }, { a: [1] }, { a: [2] }],
    [{ type: "string", minLength: 2 }, "😀😀", "😀"],
  ])("%j passes %j, but neither %j nor a missing value", (schema, passing, failing) => {
    const condition = conditionOf(schema);
    expect(condition.flat().map(({ of }) => of)).toEqual(["$stored.email"]);
    expect([passing, failing, null].map((value) => holds(condition, value))).toEqual([true, false, false]);
  });

  test.each([
    [{ type: "null" }],
    [{ type: ["string", "null"] }],
    [{ const: null }],
    [{ enum: [null, ""] }],
    [{ anyOf: [{ const: 1 }, { type: "null" }] }],
  ])("%j names null, so a missing value passes", (schema) => {
    expect(holds(conditionOf(schema), null)).toBe(true);
  });
});

describe("a form", () => {
  test("is validated by rjsf with the functions that it looks up", () => {
    const { schema, validators } = askOf(live("airtime"), 0);
    const validator = createPrecompiledValidator(validators as never, schema);
    const { errors } = validator.validateFormData({ phone_number: "123", final_amount: 4 }, schema);
    expect(errors.map(({ name, property }) => [name, property])).toEqual([
      ["required", "source_wallet_number"],
      ["required", "network_provider"],
      ["minLength", ".phone_number"],
      ["pattern", ".phone_number"],
      ["minimum", ".final_amount"],
    ]);
  });

  test("may contain conditional schemas: every schema that rjsf evaluates has its function", () => {
    const { schema, validators } = askOf(live("transfer"), 0);
    const validator = createPrecompiledValidator(validators as never, schema);
    const errorsFor = (data: object) =>
      validator.validateFormData(data, schema).errors.map(({ name }) => name);
    expect(errorsFor({ kind: "wallet", number: "1" })).toEqual([]);
    expect(errorsFor({ kind: "bank", number: "1" })).toContain("required");
    expect(errorsFor({ kind: "bank", number: "1", note: "ab" })).toContain("minLength");
    expect(schema).not.toHaveProperty("$comment");
    expect(schema).toHaveProperty("properties.number.description", "10 digits");
  });

  test("keeps the typed text out of its errors", () => {
    const { validators } = askOf(live("airtime"), 1);
    const [validate] = Object.values(validators);
    expect(validate?.({ transaction_pin: "98765" })).toBe(false);
    expect(JSON.stringify(validate?.errors)).not.toContain("98765");
  });
});
