import { useState } from "react";

import { isPicked } from "#engine/recipients/recipient.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { useScreenValue } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

import { NameRecipient } from "./name-recipient.tsx";

/** Saves the recipient of a payment that went through. Renders nothing where the device keeps none. */
export function SaveRecipient({ entered }: { readonly entered: Inputs }) {
  const [isOpen, setIsOpen] = useState(false);
  const recipient = useScreenValue((one) =>
    one.recipients().find((known) => isPicked(one.screen, entered, known)),
  );
  if (!recipient) return null;
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setIsOpen(true)}>
        {recipient.name === undefined ? words.saveRecipient : say(words.savedAs, { name: recipient.name })}
      </Button>
      {isOpen && <NameRecipient recipient={recipient} onClose={() => setIsOpen(false)} />}
    </>
  );
}
