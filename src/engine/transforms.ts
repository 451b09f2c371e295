import { amount, kobo, money, naira, sum } from "./transforms/amounts.ts";
import { date } from "./transforms/dates.ts";
import { number } from "./transforms/numbers.ts";
import { findPrefix } from "./transforms/tables.ts";
import { randomDigit } from "./transforms/random.ts";
import { digits, group, lower, mask, phone, stripPrefix, take, trim, upper } from "./transforms/texts.ts";

/** Changes a value that is neither missing nor null. Undefined means: cannot be done, so the value is missing. */
export type Transform = (value: unknown, argument?: unknown) => unknown;

/** The closed list. To add one: a function in `transforms/`, a line here, its name in `#definition/catalogue.ts`. */
export const transforms: Readonly<Record<string, Transform>> = {
  amount,
  date,
  digits,
  "find-prefix": findPrefix,
  group,
  kobo,
  lower,
  mask,
  money,
  naira,
  number,
  phone,
  "random-digit": randomDigit,
  "strip-prefix": stripPrefix,
  sum,
  take,
  trim,
  upper,
};
