import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { explain, templateErrors } from "./expression-errors.ts";
import {
  type Expression,
  EXPRESSION_ROOTS,
  expressionsIn,
  isLoneExpression,
  type Mistake,
  parseExpression,
  parseTemplate,
} from "./expression.ts";
import type { Value } from "./value.ts";

describe("an expression", () => {
  test.each([
    ["$inputs.amount", "inputs", ["amount"], undefined],
    ["$inputs.address.line-1", "inputs", ["address", "line-1"], undefined],
    ["$selected.plan#/variation_amount", "selected", ["plan"], "/variation_amount"],
    ["$sources.wallets#/0/id", "sources", ["wallets"], "/0/id"],
    ["$steps.initiate.outputs.reference", "steps", ["initiate", "outputs", "reference"], undefined],
    ["$response.body", "response", ["body"], undefined],
    ["$response.body#/data/a~1b~0c", "response", ["body"], "/data/a~1b~0c"],
    ["$request.body#/amount", "request", ["body"], "/amount"],
    ["$statusCode", "statusCode", [], undefined],
    ["$user.profile.first_name", "user", ["profile", "first_name"], undefined],
    ["$company.name", "company", ["name"], undefined],
    ["$settings.quickAmounts.airtime", "settings", ["quickAmounts", "airtime"], undefined],
    ["$stored.email", "stored", ["email"], undefined],
    ["$intent.startedAt", "intent", ["startedAt"], undefined],
    ["$item", "item", [], undefined],
    ["$item.wallet#/balance", "item", ["wallet"], "/balance"],
    ["$error.message", "error", ["message"], undefined],
  ])("%s is understood", (text, root, path, pointer) => {
    expect(parseExpression(text)).toEqual({ root, path, text, ...(pointer && { pointer }) });
    expect(isLoneExpression(text)).toBe(true);
  });

  test.each([
    ["$response.data", "response", ["body"], undefined],
    ["$response.data#/token", "response", ["body"], "/token"],
    ["$sources.profile.data#/telephone", "sources", ["profile"], "/telephone"],
  ])("%s is looked up inside the reply's data", (text, root, path, pointer) => {
    expect(parseExpression(text)).toEqual({ root, path, unwraps: true, text, ...(pointer && { pointer }) });
  });

  test.each([
    ["inputs.amount", 'an expression starts with "$"', 0, undefined],
    ["$", 'unknown root "$"', 0, undefined],
    ["$input.amount", 'unknown root "$input"', 0, "$inputs"],
    ["$respose.body", 'unknown root "$respose"', 0, "$response"],
    ["$toString", 'unknown root "$toString"', 0, undefined],
    ["$inputs", "expected $inputs.name", 7, undefined],
    ["$inputs.", "a name is expected after the dot", 7, undefined],
    ["$inputs.a b", 'unexpected " "', 9, undefined],
    ["$inputs.__proto__", '"__proto__" is not a name', 8, undefined],
    ["$inputs.a#/constructor", '"constructor" is not a name', 11, undefined],
    ["$steps.initiate.reference", "expected $steps.name.outputs.output", 6, undefined],
    ["$response.header", "expected $response.data#/pointer or $response.body#/pointer", 9, undefined],
    ["$response.body#data", 'a pointer is written "#/name/0"', 14, undefined],
    [
      "$intent.secret",
      "expected $intent.reference, providerReference, key, startedAt, amount, returnTo, age or asked",
      7,
      undefined,
    ],
    ["$statusCode.a", "expected $statusCode", 11, undefined],
  ])("%s is refused", (text, error, offset, near) => {
    const mistake = parseExpression(text) as Mistake;
    expect(explain(mistake)).toEqual({ error, offset, ...(near && { nearest: near }) });
    expect(isLoneExpression(text)).toBe(false);
  });

  test("never throws, and can write down again what it has parsed", () => {
    const expressionLike = string({
      unit: constantFrom("$", ".", "#", "/", "~", "0", "inputs", "body", "{", "}", "a", " "),
    });
    assert(
      property(expressionLike, (text) => {
        const parsed = parseExpression(text);
        return "error" in parsed ? parsed.offset <= text.length : writtenAgain(parsed) === text;
      }),
    );
  });
});

function writtenAgain({ root, path, pointer }: Expression): string {
  return ["$" + root, ...path].join(".") + (pointer ? `#${pointer}` : "");
}

describe("a template", () => {
  const network = { root: "inputs", path: ["network"], text: "$inputs.network" };

  test.each([
    ["plain", ["plain"]],
    ["", []],
    ["{$inputs.network}-data", [network, "-data"]],
    ["a {{b}} {$inputs.network}", ["a {b} ", network]],
    ["$$5 off", ["$5 off"]],
    ["costs $5", ["costs $5"]],
    ["{who} pays", [{ root: "with", path: ["who"], text: "who" }, " pays"]],
    ["{$inptus.x} stays", ["{$inptus.x} stays"]],
  ])("%j has its parts", (text, parts) => {
    expect(parseTemplate(text)).toEqual(parts);
  });

  test.each([
    ["a {$inptus.x}", [{ error: 'unknown root "$inptus"', offset: 3, nearest: "$inputs" }]],
    ["{} and }", [{ offset: 0 }, { offset: 7 }]],
    ["$500", [{ error: 'unknown root "$500"', offset: 0 }]],
    ["$$500", []],
    ["{{$inputs.x}}", []],
  ])("%j has its errors", (text, errors) => {
    expect(templateErrors(text)).toMatchObject(errors);
    expect(templateErrors(text)).toHaveLength(errors.length);
  });

  test("text with doubled braces and a doubled first $ is read as the original text", () => {
    assert(
      property(
        string({ unit: constantFrom("{", "}", "$", "a", "inputs.a", EXPRESSION_ROOTS[0]!) }),
        (text) => {
          const escaped = text.replaceAll(/[{}]/g, "$&$&").replace(/^\$/, "$$$$");
          expect(parseTemplate(escaped)).toEqual(text ? [text] : []);
          expect(templateErrors(escaped)).toEqual([]);
        },
      ),
    );
  });
});

test("expressionsIn finds every expression of a value", () => {
  const value: Value = {
    amount: { $value: "$inputs.amount", as: ["digits", { "find-prefix": "$settings.networks" }] },
    list: [{ $first: ["$user.a", "{$user.b}-x"] }, 4, null],
    text: { $text: "{who} {$company.name}", with: { who: "$item#/name" } },
    choice: {
      $cases: [
        { when: { "$inputs.kind": { const: "a" } }, value: "$steps.a.outputs.b" },
        { when: { "$selected.plan#/x": {} }, value: "none" },
      ],
    },
  };
  expect(expressionsIn(value).map((found) => found.text)).toEqual([
    "$inputs.amount",
    "$settings.networks",
    "$user.a",
    "$user.b",
    "$company.name",
    "$item#/name",
    "$inputs.kind",
    "$steps.a.outputs.b",
    "$selected.plan#/x",
  ]);
});

test("expressionsIn reads the conditions of a compiled screen too", () => {
  const compiled = { $cases: [{ when: [{ of: "$inputs.kind", test: "compiled" }], value: "$inputs.a" }] };
  expect(expressionsIn(compiled).map((found) => found.text)).toEqual(["$inputs.kind", "$inputs.a"]);
});
