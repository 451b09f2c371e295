import { useState } from "react";

import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { words } from "#ui/words.ts";

type ConcealedProps = {
  text: string;
  /** What it is, for the name of the button: "balance of Main Street". */
  what: string;
};

/** A text behind stars until the customer asks for it; until then it is not in the page. */
export function Concealed({ text, what }: ConcealedProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <output>
        {shown ? (
          text
        ) : (
          <>
            <span aria-hidden="true">******</span>
            <VisuallyHidden>{words.hidden}</VisuallyHidden>
          </>
        )}
      </output>
      <EyeButton shown={shown} what={what} onShow={setShown} />
    </>
  );
}
