import { addTransforms, type Transforms } from "./transforms.ts";
import { amountTransforms } from "./amounts.ts";
import { dateTransforms } from "./dates.ts";
import { numberTransforms } from "./numbers.ts";
import { randomTransforms } from "./random.ts";
import { rowTransforms } from "./rows.ts";
import { shareTransforms } from "./shares.ts";
import { tableTransforms } from "./tables.ts";
import { textTransforms } from "./texts.ts";

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
