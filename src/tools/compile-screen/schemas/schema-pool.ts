import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { formats } from "#definition/catalogue.ts";
import type { Schema } from "#definition/value.ts";

/** ajv with the settings for screens: our formats and no others. */
export function createAjv(allErrors: boolean, strict: boolean): Ajv {
  return new Ajv({
    allErrors,
    strict,
    strictRequired: false,
    allowUnionTypes: true,
    messages: false,
    verbose: false,
    // The checks have validated the schemas already, with positions.
    validateSchema: false,
    unicodeRegExp: true,
    logger: false,
    formats,
    code: { source: true, esm: true },
  });
}

/** Collects schemas and compiles them into functions of one module. Equal schemas share one function. */
export class SchemaPool {
  readonly #prefix: string;
  readonly #allErrors: boolean;
  readonly #names = new Map<string, { readonly name: string; readonly schema: Schema }>();

  /** `allErrors`: for forms, which show every error; a condition stops at the first. */
  constructor(prefix: string, allErrors: boolean) {
    this.#prefix = prefix;
    this.#allErrors = allErrors;
  }

  /** Adds a schema and returns the name of its function: the prefix and a number. */
  add(schema: Schema): string {
    const key = JSON.stringify(schema);
    const { name } = this.#names.get(key) ?? { name: `${this.#prefix}${this.#names.size}` };
    this.#names.set(key, { name, schema });
    return name;
  }

  /**
   * A statement that defines the functions by their names. It calls `textLength` and `deepEqual`, which the module must
   * define. ajv's own names stay inside, so that two pools fit into one module. Throws ajv's error for an invalid schema.
   */
  code(): string {
    const schemas = [...this.#names.values()];
    if (schemas.length === 0) return "";
    const ajv = createAjv(this.#allErrors, false);
    for (const { name, schema } of schemas) {
      ajv.addSchema(schema, name);
      ajv.getSchema(name);
    }
    const names = schemas.map(({ name }) => name);
    const body = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])))
      .replace(/^"use strict";/, "")
      .replaceAll("export const ", "const ")
      .replaceAll('require("ajv/dist/runtime/ucs2length").default', "textLength")
      .replaceAll('require("ajv/dist/runtime/equal").default', "deepEqual");
    const list = names.join(", ");
    return `const [${list}] = (() => {\n${body}\nreturn [${list}];\n})();\n`;
  }
}
