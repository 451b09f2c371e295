import { Fragment, type ReactNode } from "react";

/** A description of the format with its words between backticks as code. */
export function withCode(text: string): ReactNode {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
