import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { vocabulary } from "#definition/meta.ts";
import { formats } from "#definition/catalogue.ts";
import { companies } from "#sandbox/demo/companies.ts";
import tenantSchema from "#schemas/meta/tenant.schema.json" with { type: "json" };
import defaults from "#tenants/default.json" with { type: "json" };
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };

type Node = { readonly [keyword: string]: unknown };

/** Every schema that stands for a key an author writes, or for a named notion. */
function documented(node: unknown, pointer = ""): { readonly pointer: string; readonly schema: Node }[] {
  if (typeof node !== "object" || node === null || Array.isArray(node)) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = `${pointer}/${key}`;
    if (key === "examples" || key === "default") return [];
    if (key !== "properties" && key !== "definitions") return documented(value, at);
    const named = Object.entries(value as Node).map(([name, schema]) => ({
      pointer: `${at}/${name}`,
      schema: schema as Node,
    }));
    return [...named, ...named.flatMap((one) => documented(one.schema, one.pointer))];
  });
}

const keys = documented(metaSchema).filter(({ schema }) => !("$ref" in schema));
const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true })
  .addVocabulary(vocabulary)
  .addSchema(metaSchema, "screen");

test("a misspelt word of ours is refused", () => {
  const strict = new Ajv({ strict: true }).addVocabulary(vocabulary);
  expect(() => strict.compile({ "x-role": "txet" })).toThrow("x-role");
  expect(() => strict.compile({ "x-roel": "text" })).toThrow("x-roel");
});

describe("the meta-schema", () => {
  test("explains every key: title, description, example", () => {
    expect(keys.length).toBeGreaterThan(100);
    const gaps = keys.filter(
      ({ schema }) => !["title", "description", "examples"].every((word) => word in schema),
    );
    expect(gaps.map(({ pointer }) => pointer)).toEqual([]);
  });

  test("says of every switch what it is without, where it is not always there", () => {
    const needed = new Set(
      [{ pointer: "", schema: metaSchema as Node }, ...keys].flatMap(({ pointer, schema }) => {
        const { required = [], else: unlessPart } = schema as {
          required?: string[];
          else?: { required?: string[] };
        };
        return [...required, ...(unlessPart?.required ?? [])].map((name) => `${pointer}/properties/${name}`);
      }),
    );
    // What is only ever true does something by being there.
    const gaps = keys.filter(
      ({ pointer, schema }) =>
        schema.type === "boolean" && !("const" in schema) && !("default" in schema) && !needed.has(pointer),
    );
    expect(gaps.map(({ pointer }) => pointer)).toEqual([]);
  });

  test("has examples that it accepts", () => {
    const refused = keys.flatMap(({ pointer, schema }) => {
      const accepts = ajv.getSchema(`screen#${encodeURI(pointer)}`);
      const examples = schema.examples as unknown[];
      return examples
        .filter((example) => !accepts?.(example))
        .map((example) => `${pointer} ${JSON.stringify(example)}`);
    });
    expect(refused).toEqual([]);
  });

  test("knows the formats that there are", () => {
    const { jsonSchemaObject } = metaSchema.definitions;
    expect(jsonSchemaObject.properties.format.enum.toSorted()).toEqual(Object.keys(formats).toSorted());
  });

  test("offers the flags that there are, and the tenant's the names too", () => {
    const profiles = Object.values(companies);
    const menu = Object.keys(
      Object.assign({}, ...profiles.map((one) => one.customized_app_displayable_menu_items)),
    );
    const features = Object.keys(
      Object.assign({}, ...profiles.map((one) => one.organization_subscribed_features)),
    );
    const { properties: screen } = metaSchema.properties.menu.properties.flags;
    expect(screen.menu.items.examples.toSorted()).toEqual(menu.toSorted());
    expect(screen.feature.examples.toSorted()).toEqual(features.toSorted());
    const { flags, quickAmounts, networks, ussd } = tenantSchema.properties;
    expect(flags.properties.menu.propertyNames.examples.toSorted()).toEqual(menu.toSorted());
    expect(flags.properties.features.propertyNames.examples.toSorted()).toEqual(features.toSorted());
    expect(quickAmounts.propertyNames.examples).toEqual(Object.keys(defaults.quickAmounts));
    expect(networks.propertyNames.examples).toEqual(Object.keys(defaults.networks));
    expect(ussd.propertyNames.examples).toEqual(Object.keys(defaults.ussd));
  });

  test("takes no key that it does not know", () => {
    const { jsonSchemaObject } = metaSchema.definitions;
    const open = keys.filter(
      ({ schema }) =>
        "properties" in schema &&
        (schema.additionalProperties ?? true) === true &&
        schema !== jsonSchemaObject,
    );
    expect(open.map(({ pointer }) => pointer)).toEqual([]);
  });
});
