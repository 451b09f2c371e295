import { Bookmark, Pencil } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { isPicked } from "#engine/recipients/recipient.ts";
import type { Recipient } from "#engine/recipients/recipients.ts";
import { say } from "#lib/text/words.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { RecentPicks } from "#ui/controls/recent-picks.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { focusFirstField } from "#renderer/form/focus-field.ts";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { wordsFor } from "#renderer/around/whom.ts";
import { words } from "#renderer/words.ts";

import { AgainPicks } from "./again-picks.tsx";
import { BesideContext } from "./beside-context.ts";
import { NameRecipient } from "./name-recipient.tsx";

/**
 * The latest and the saved recipients, above the form that asks for the recipient, or beside it where there is room.
 * Renders nothing when there are none.
 */
export function RecentRecipients({ formId }: { formId: string }) {
  const store = useScreenStore();
  const beside = useContext(BesideContext);
  const recipients = useScreenValue((one) => one.recipients());
  const picked = useScreenValue((one) =>
    recipients.findIndex((recipient) => isPicked(one.screen, one.getState().inputs, recipient)),
  );
  const [edited, setEdited] = useState<Recipient>();
  useFocusAfterRemoval(edited !== undefined, formId);
  if (recipients.length === 0) return null;

  const forget = (index: number, last: boolean) => {
    if (last) focusFirstField(formId);
    store.forget(recipients[index]!);
  };
  const isAnySaved = recipients.some(({ name }) => name !== undefined);

  const picks = (
    <Stack $gap={5}>
      <AgainPicks recipients={recipients} formId={formId} />
      <RecentPicks
        label={isAnySaved ? words.savedAndRecent : words.recent}
        picks={recipients.map((recipient, index) => ({
          ...wordsFor(recipient),
          key: JSON.stringify(recipient.inputs),
          chosen: index === picked,
          // A saved one is removed in its dialog: a slip of the finger must not lose it.
          forget: recipient.name !== undefined ? false : undefined,
          action: <EditButton recipient={recipient} onEdit={() => setEdited(recipient)} />,
        }))}
        onPick={(index) => store.refill?.pick(recipients[index]!)}
        onForget={forget}
      />
    </Stack>
  );
  return (
    <>
      {beside ? createPortal(picks, beside) : picks}
      {edited && <NameRecipient recipient={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** A recipient that was removed takes the button along that opened the dialog. */
function useFocusAfterRemoval(isOpen: boolean, formId: string): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) focusFirstField(formId);
  }, [isOpen, formId]);
}

function EditButton({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const { name, label } = recipient;
  return (
    <IconButton
      label={name === undefined ? say(words.saveLabel, { label }) : say(words.edit, { name })}
      onClick={onEdit}
    >
      {name === undefined ? <Bookmark size="1em" /> : <Pencil size="1em" />}
    </IconButton>
  );
}
