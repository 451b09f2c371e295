import { useState } from "react";

import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { words } from "./words.ts";

const SHOWN = 4;

type ConcealedNumberProps = {
  number: string;
  /** What the number is, for the button's name. */
  what: string;
};

/**
 * An identity number that is masked except for its end until the customer asks for it, because others may look at the
 * screen.
 */
export function ConcealedNumber({ number, what }: ConcealedNumberProps) {
  const [shown, setShown] = useState(false);
  if (number === "") return words.notGiven;
  const masked = "*".repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN);
  return (
    <Row as="span" $gap={1} $justify="end" $nowrap>
      <span>{shown ? number : masked}</span>
      <EyeButton shown={shown} what={what} onShow={setShown} />
    </Row>
  );
}
