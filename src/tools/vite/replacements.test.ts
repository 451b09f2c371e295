import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";

import { createSchemaUtils, deepEquals, findSchemaDefinition } from "@rjsf/utils";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import originalDefaults from "@rjsf/utils/lib/schema/getDefaultFormState.js";
import originalMerge from "@rjsf/utils/lib/schema/shallowAllOfMerge.js";
import { array, assert, constantFrom, dictionary, jsonValue, option, property, record } from "fast-check";
import { House, TriangleAlert, X } from "lucide-react";
import { createElement, useSyncExternalStore, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import type { Screen } from "#definition/compiled.ts";
import { defaultsOf } from "#engine/state/screen-facts.ts";
import { createIcon, type IconData } from "#ui/icons/plain-icon.ts";

// In tests too rjsf goes through the build, so its own imports are replaced. Modules that this file imports by path are
// the library's originals.

/** A validator for which every condition holds. */
const validator = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
} as unknown as ValidatorType;
const utils = (schema: RJSFSchema) => createSchemaUtils(validator, schema);

describe("fast-uri", () => {
  const definitions = { amount: { type: "number" } } as const;

  test("a reference of draft-07 is a pointer", () => {
    const schema = {
      $id: "https://bank.example/a",
      $schema: "http://json-schema.org/draft-07/schema#",
      definitions,
    };
    expect(findSchemaDefinition("#/definitions/amount", schema)).toEqual(definitions.amount);
  });

  test("code that needs it gets an error that it is left out", () => {
    const schema = {
      $id: "https://bank.example/a",
      $schema: "https://json-schema.org/draft/2020-12/schema",
      definitions,
    };
    expect(() => findSchemaDefinition("b#/x", schema)).toThrow("fast-uri is left out of this build.");
  });
});

const shown = ({ properties = {}, required = [] }: RJSFSchema) => ({
  fields: Object.keys(properties).toSorted(),
  required: [...new Set(required)].toSorted(),
});

test("shallowAllOfMerge: the same fields are shown, and the same are required", () => {
  const names = constantFrom("amount", "network", "phone");
  const fields = dictionary(names, record({ title: constantFrom("A", "B"), type: constantFrom("string") }));
  const part = record({ properties: fields, required: array(names, { minLength: 1 }) });
  const schemas = record({
    type: constantFrom("object"),
    properties: fields,
    allOf: array(part, { minLength: 1 }),
  });
  assert(
    property(schemas, (schema) => {
      const [own, ours] = [originalMerge(schema), utils({}).retrieveSchema(schema)];
      expect(shown(ours)).toEqual(shown(own as RJSFSchema));
    }),
  );
});

test("fast-equals: JSON equals only its copies, and all functions are equal", () => {
  assert(
    property(jsonValue(), jsonValue(), (one, other) => {
      expect(deepEquals(one, structuredClone(one))).toBe(true);
      expect(deepEquals(one, other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
  expect(deepEquals({ onBlur: () => 1 }, { onBlur: () => 2 })).toBe(true);
});

test("getDefaultFormState: the engine's defaults are rjsf's", () => {
  const field = record(
    { type: constantFrom("string"), default: option(constantFrom("a", "")) },
    { requiredKeys: ["type"] },
  );
  assert(
    property(dictionary(constantFrom("amount", "network"), field), (properties) => {
      const form = JSON.parse(JSON.stringify({ type: "object", properties })) as RJSFSchema;
      const screen = { steps: [{ ask: { schema: form } }] } as unknown as Screen;
      expect(defaultsOf(screen)).toEqual(originalDefaults(validator, form, {}, form));
    }),
  );
});

test("use-sync-external-store: it is React's own hook", () => {
  const ofSwr = createRequire(import.meta.resolve("swr"));
  const { useSyncExternalStore: shim } = ofSwr("use-sync-external-store/shim") as {
    readonly [name: string]: unknown;
  };
  expect(shim).toBe(useSyncExternalStore);
});

const drawn = (icon: ComponentType<object>, props: object) =>
  renderToStaticMarkup(createElement(icon, props));

test.each(["house", "triangle-exclamation-point", "x"])(
  "createLucideIcon: the icon %s is drawn as lucide does",
  async (name) => {
    const { __iconData: data } = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as {
      readonly __iconData: IconData;
    };
    const originals: Record<string, ComponentType<object>> = {
      house: House,
      "triangle-exclamation-point": TriangleAlert,
      x: X,
    };
    for (const props of [
      {},
      { size: "1.5rem" },
      { "aria-label": "Home" },
      { className: "a b", role: "img", style: { color: "red" } },
    ])
      expect(drawn(createIcon(data), props)).toBe(drawn(originals[name]!, props));
  },
);
