import { fieldsOf } from "#tools/compile-screen/read/fields.ts";

import type { Context } from "./context.ts";
import { type Input, inputsOf } from "./inputs.ts";
import type { Parts } from "./parts.ts";

/**
 * The fields of all forms of the screen, by name. Two forms that share a name share the input; it is secret if either
 * says so.
 */
export function screenInputs({ parts }: Pick<Context, "parts">): ReadonlyMap<string, Input> {
  const inputs = known.get(parts) ?? findInputs(parts);
  known.set(parts, inputs);
  return inputs;
}

/** Cached, because most checks need it. */
const known = new WeakMap<Parts, ReadonlyMap<string, Input>>();

function findInputs(parts: Parts): ReadonlyMap<string, Input> {
  const inputs = new Map<string, Input>();
  for (const input of parts.asks.flatMap(({ ask }) => inputsOf(fieldsOf(ask.schema)))) {
    const secret = input.secret || inputs.get(input.name)?.secret === true;
    inputs.set(input.name, { ...input, secret });
  }
  return inputs;
}
