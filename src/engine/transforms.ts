import { amount, decimal, kobo, money, naira, sum } from "./transforms/amounts.ts";
import { date, day, stamp, toIsoDay } from "./transforms/dates.ts";
import { number } from "./transforms/numbers.ts";
import { randomDigit } from "./transforms/random.ts";
import { row, rows } from "./transforms/rows.ts";
import { dividedBy, lessPercent, roundUp, times } from "./transforms/shares.ts";
import { findPrefix } from "./transforms/tables.ts";
import {
  digits,
  group,
  joined,
  lower,
  mask,
  phone,
  sentence,
  stripPrefix,
  take,
  trim,
  upper,
} from "./transforms/texts.ts";

/**
 * Changes a value that is neither missing nor null. Undefined means: cannot be done, so the value is missing. It is
 * pure: the present moment and what is random of the open screen come with the scope, not from the machine.
 */
export type Transform = (
  value: unknown,
  argument?: unknown,
  scope?: { readonly now?: number; readonly seed?: string },
) => unknown;

/** The closed list. To add one: a function in `transforms/`, a line here, its name in the meta-schema. */
export const transforms: Readonly<Record<string, Transform>> = {
  amount,
  date,
  day,
  decimal,
  digits,
  "divided-by": dividedBy,
  "find-prefix": findPrefix,
  group,
  "iso-day": toIsoDay,
  joined,
  kobo,
  "less-percent": lessPercent,
  lower,
  mask,
  money,
  naira,
  number,
  phone,
  "random-digit": randomDigit,
  "round-up": roundUp,
  row,
  rows,
  sentence,
  stamp,
  "strip-prefix": stripPrefix,
  sum,
  take,
  times,
  trim,
  upper,
};
