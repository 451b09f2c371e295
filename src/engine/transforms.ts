import type { Scope } from "./scope.ts";
import { amountTransforms } from "./transforms/amounts.ts";
import { dateTransforms } from "./transforms/dates.ts";
import { numberTransforms } from "./transforms/numbers.ts";
import { randomTransforms } from "./transforms/random.ts";
import { rowTransforms } from "./transforms/rows.ts";
import { shareTransforms } from "./transforms/shares.ts";
import { tableTransforms } from "./transforms/tables.ts";
import { textTransforms } from "./transforms/texts.ts";

/**
 * Changes a value that is neither missing nor null. Undefined means that this is impossible, so the value is missing.
 * Pure: time, randomness and the country come from the scope, not from the machine.
 */
export type Transform = (
  value: unknown,
  argument?: unknown,
  scope?: Pick<Scope, "now" | "seed" | "region" | "shown">,
) => unknown;

/**
 * The closed list of transforms, by their names in screens. To add one: a function in a file of `transforms/`, and its
 * name in the meta-schema.
 */
export const transforms: Readonly<Record<string, Transform>> = {
  ...amountTransforms,
  ...dateTransforms,
  ...numberTransforms,
  ...randomTransforms,
  ...rowTransforms,
  ...shareTransforms,
  ...tableTransforms,
  ...textTransforms,
};
