import { addTransforms, type Transforms } from "./transforms.ts";
import { amountTransforms } from "./transforms/amounts.ts";
import { dateTransforms } from "./transforms/dates.ts";
import { numberTransforms } from "./transforms/numbers.ts";
import { randomTransforms } from "./transforms/random.ts";
import { rowTransforms } from "./transforms/rows.ts";
import { shareTransforms } from "./transforms/shares.ts";
import { tableTransforms } from "./transforms/tables.ts";
import { textTransforms } from "./transforms/texts.ts";

/**
 * The transforms that sign-in does without. The compiler says of each other public screen that uses one that it needs the
 * late parts. To add one: a function in a file of `transforms/`, and its name in the meta-schema.
 */
export const lateTransforms: Transforms = {
  ...amountTransforms,
  ...dateTransforms,
  ...numberTransforms,
  ...randomTransforms,
  ...rowTransforms,
  ...shareTransforms,
  ...tableTransforms,
  ...textTransforms,
};

// Here, so that whoever imports them has them: no value can be made before its transform is there.
addTransforms(lateTransforms);
