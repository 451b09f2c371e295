import type { ErrorObject } from "ajv";

import type { Finding } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";

import { insteadOf, knownKeys } from "./shape-words.ts";

/**
 * Objects of another kind than their place has, as those of a wrong `$ref`: more than two thirds of their keys are
 * unknown there, and at least two of them look like no key that is known. By pointer, each with the errors of its keys.
 */
export function strangersIn(
  errors: readonly ErrorObject[],
): ReadonlyMap<string, readonly [ErrorObject, ...ErrorObject[]]> {
  const unknown = new Map<string, [ErrorObject, ...ErrorObject[]]>();
  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const others = unknown.get(error.instancePath);
    if (others) others.push(error);
    else unknown.set(error.instancePath, [error]);
  }
  return new Map([...unknown].filter(([, found]) => areMost(found)));
}

function areMost(found: readonly [ErrorObject, ...ErrorObject[]]): boolean {
  const strange = found.filter((error) => Object.keys(insteadOf(error)).length === 0);
  return strange.length > 1 && found.length * 3 > Object.keys(fieldsOf(found[0].data)).length * 2;
}

/** Whether an error is about a stranger, or about something in it. */
export function isInStranger({ instancePath }: ErrorObject, strangers: Iterable<string>): boolean {
  return [...strangers].some((pointer) => `${instancePath}/`.startsWith(`${pointer}/`));
}

/** One problem for the whole object, at its key: where a `$ref` leads to a part, that is in the file with the `$ref`. */
export function strangerFinding([first, ...more]: readonly [ErrorObject, ...ErrorObject[]]): Finding {
  const keys = [first, ...more].map(({ params }) => `"${String(params.additionalProperty)}"`);
  const known = knownKeys(first).filter((key) => !key.startsWith("$"));
  return {
    pointer: first.instancePath,
    atKey: true,
    message: `is of another kind, with the unknown keys ${keys.join(", ")}`,
    ...(known.length > 0 && { expected: `keys as ${known.slice(0, 5).join(", ")}` }),
  };
}
