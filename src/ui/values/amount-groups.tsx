import { Fragment } from "react";

/** An amount that is longer than its line breaks between two groups of its digits, not within a number. */
export function AmountGroups({ text }: { text: string }) {
  return text
    .replaceAll(/(\d\D)(?=\d{3}(?!\d))/g, "$1\n")
    .split("\n")
    .map((group, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {group}
      </Fragment>
    ));
}
