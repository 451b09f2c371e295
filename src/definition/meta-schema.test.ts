import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { iconNames, widgetNames } from "#definition/catalogue.ts";
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
const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true }).addSchema(
  metaSchema,
  "screen",
);

describe("the meta-schema", () => {
  test("explains every key: title, description, example", () => {
    expect(keys.length).toBeGreaterThan(100);
    const gaps = keys.filter(
      ({ schema }) => !["title", "description", "examples"].every((word) => word in schema),
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

  test("knows the icons and widgets that there are", () => {
    const { properties, definitions } = metaSchema;
    expect(properties.menu.properties.icon.enum).toEqual([...iconNames]);
    expect(definitions.hints.properties["ui:widget"].enum).toEqual([...widgetNames]);
  });

  test("takes no key that it does not know", () => {
    const open = keys.filter(({ schema }) => "properties" in schema && schema.additionalProperties !== false);
    expect(open.map(({ pointer }) => pointer)).toEqual([]);
  });
});
