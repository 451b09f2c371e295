import { words } from "#engine/words.ts";

/** How a payment has ended that is `resolved`, in its screen's words. */
export type End = {
  /** The state in a word or two. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Of a list that was entered, by its field: the numbers (from 1) of the rows that were not paid. */
  readonly again?: Readonly<Record<string, readonly number[]>>;
};

/** For a record of the journal that has no words, or none that can be read. */
const unnamedEnd = (): End => ({
  label: words.ended,
  title: words.paymentEnded,
  text: words.askUsWhatBecameOfIt,
});

/** The end as it was recorded. */
export function recordedEnd(end: End | undefined): End {
  return end ?? unnamedEnd();
}
