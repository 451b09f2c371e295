import { Fragment, type ReactNode } from "react";

/** A description of the format with its words between backticks as code; undefined for no text. */
export function withCode(text: string): ReactNode {
  if (text === "") return undefined;
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
