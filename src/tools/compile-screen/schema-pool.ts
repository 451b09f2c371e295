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
  readonly #ajv: Ajv;
  readonly #names = new Map<string, string>();

  /** `allErrors`: for forms, which show every error; a condition stops at the first. */
  constructor(prefix: string, allErrors: boolean) {
    this.#prefix = prefix;
    this.#ajv = createAjv(allErrors, false);
  }

  /**
   * Adds a schema and returns the name of its function: the prefix and a number. Throws ajv's error for an invalid
   * schema.
   */
  add(schema: Schema): string {
    const key = JSON.stringify(schema);
    const known = this.#names.get(key);
    if (known) return known;
    const name = `${this.#prefix}${this.#names.size}`;
    this.#ajv.addSchema(schema, name);
    this.#ajv.getSchema(name);
    this.#names.set(key, name);
    return name;
  }

  /**
   * A statement that defines the functions by their names. It calls `textLength` and `deepEqual`, which the module must
   * define. ajv's own names stay inside, so that two pools fit into one module.
   */
  code(): string {
    const names = [...this.#names.values()];
    if (names.length === 0) return "";
    const body = standaloneCode(this.#ajv, Object.fromEntries(names.map((name) => [name, name])))
      .replace(/^"use strict";/, "")
      .replaceAll("export const ", "const ")
      .replaceAll('require("ajv/dist/runtime/ucs2length").default', "textLength")
      .replaceAll('require("ajv/dist/runtime/equal").default', "deepEqual");
    const list = names.join(", ");
    return `const [${list}] = (() => {\n${body}\nreturn [${list}];\n})();\n`;
  }
}
