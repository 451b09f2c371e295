import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { IconButton } from "#ui/icon-button.tsx";
import { Row } from "#ui/stack.tsx";

import { NOT_GIVEN } from "./texts.ts";

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
  if (number === "") return NOT_GIVEN;
  const masked = "*".repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN);
  return (
    <Row as="span" $gap={1} $justify="end" $nowrap>
      <span>{shown ? number : masked}</span>
      <IconButton
        label={`${shown ? "Hide" : "Show"} ${what}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size="1.25rem" /> : <Eye size="1.25rem" />}
      </IconButton>
    </Row>
  );
}
