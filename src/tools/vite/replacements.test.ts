// @vitest-environment happy-dom
import { isDeepStrictEqual } from "node:util";

import Form from "@rjsf/core/lib/components/Form.js";
import getDefaultRegistry from "@rjsf/core/lib/getDefaultRegistry.js";
import { createSchemaUtils, deepEquals, findSchemaDefinition } from "@rjsf/utils";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import originalDefaults from "@rjsf/utils/lib/schema/getDefaultFormState.js";
import originalMerge from "@rjsf/utils/lib/schema/shallowAllOfMerge.js";
import { fireEvent, render } from "@testing-library/react";
import { array, assert, constantFrom, dictionary, jsonValue, option, property, record } from "fast-check";
import { createElement, Fragment } from "react";
import { describe, expect, test, vi } from "vitest";

import type { Screen } from "#definition/compiled.ts";
import { defaultsOf } from "#engine/screen-facts.ts";
import { createRegistry } from "#renderer/registry.ts";
import { plainChoices } from "#tools/compile-screen/choices.ts";

// rjsf comes through the build in tests too: what it imports here are the replacements. What this file imports by the
// path of a module itself is the library's own.

/** Says yes to each condition. */
const validator = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
} as unknown as ValidatorType;
const missing = (one: object, other: object) => Object.keys(one).filter((key) => !Object.hasOwn(other, key));
const utils = (schema: RJSFSchema) => createSchemaUtils(validator, schema);

describe("getDefaultRegistry", () => {
  const [own, ours] = [getDefaultRegistry(), createRegistry()];

  test("a form without a registry has the renderer's", () => {
    const form = new Form({ schema: { type: "object" }, validator });
    expect(form.state.registry.fields).toMatchObject(ours.fields);
    expect(form.state.registry.widgets).toEqual({});
  });

  test("what rjsf's own has besides is known here", () => {
    // The form fills these two in itself.
    expect(missing(own, ours)).toEqual(["rootSchema", "globalFormOptions"]);
    expect(missing(own.fields, ours.fields)).toEqual([
      "ArrayField",
      "LayoutGridField",
      "LayoutHeaderField",
      "LayoutMultiSchemaField",
      "OptionalDataControlsField",
      "NullField",
    ]);
    expect(missing(ours, own)).toEqual([]);
    expect(missing(ours.fields, own.fields)).toEqual([]);
    expect(missing(ours.templates, own.templates)).toEqual([]);
  });
});

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

  test("one that needs it says that it is left out", () => {
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

test("shallowAllOfMerge: the same fields stand there, and the same are required", () => {
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

test("fast-equals: JSON is equal to its copy and to nothing else, and a function to each function", () => {
  assert(
    property(jsonValue(), jsonValue(), (one, other) => {
      expect(deepEquals(one, structuredClone(one))).toBe(true);
      expect(deepEquals(one, other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
  expect(deepEquals({ onBlur: () => 1 }, { onBlur: () => 2 })).toBe(true);
});

describe("omitExtraData and getDefaultFormState", () => {
  const schema: RJSFSchema = { type: "object", properties: { network: { type: "string", default: "mtn" } } };

  test("a form sends what it holds, no more and no less", () => {
    const [onSubmit, formData] = [vi.fn<(event: { formData?: unknown }) => void>(), { note: "kept" }];
    const uiSchema = { network: { "ui:field": () => null } };
    const { container } = render(
      createElement(Form, { schema, uiSchema, validator, formData, onSubmit }, createElement(Fragment)),
    );
    fireEvent.submit(container.querySelector("form")!);
    expect(onSubmit.mock.calls.map(([{ formData: sent }]) => sent)).toEqual([{ note: "kept" }]);
  });

  test("whoever wants the rest left out is told", () => {
    expect(() => utils(schema).omitExtraData(schema, {})).toThrow("omitExtraData is left out of this build.");
  });

  test("the engine's defaults are rjsf's", () => {
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
});

describe("getClosestMatchingOption", () => {
  const choices = [
    { const: "mtn", title: "MTN" },
    { const: "glo", title: "Glo" },
  ];

  test("no list of choices is left to choose from", () => {
    const { schema } = plainChoices({ properties: { network: { type: "string", oneOf: choices } } }, {});
    expect(JSON.stringify(schema)).not.toContain("oneOf");
  });

  test("a field of which one of several schemas must hold stays one field", () => {
    const amount: RJSFSchema = { type: "string", anyOf: [{ minLength: 3 }, { const: "" }] };
    const schema: RJSFSchema = { type: "object", properties: { amount } };
    expect(Object.keys(utils(schema).retrieveSchema(schema, { amount: "" }).properties ?? {})).toEqual([
      "amount",
    ]);
  });
});

test("toPathSchema: whoever wants paths by schema is told", () => {
  expect(() => utils({}).toPathSchema({})).toThrow("toPathSchema is left out of this build.");
});
