import { useState } from "react";

import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { DialogActions } from "#ui/dialogs/dialog-parts.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { toast } from "#ui/toasts/toast.ts";

import type { VirtualCard } from "./read-cards.ts";
import { setFrozen } from "./set-frozen.ts";
import { words } from "./words.ts";

const freezing = () => ({
  title: words.freezeTitle,
  text: words.freezeText,
  button: words.freezeCard,
  done: words.isFrozen,
});
const unfreezing = () => ({
  title: words.unfreezeTitle,
  text: words.unfreezeText,
  button: words.unfreezeCard,
  done: words.isUnfrozen,
});

type FreezeDialogProps = {
  readonly card: VirtualCard;
  readonly onClose: () => void;
  /** The card's state may have changed. Called after a failure too, because then the state is unknown. */
  readonly onChanged: () => Promise<unknown>;
};

/** Asks before a card is frozen or unfrozen, does it, and says so. */
export function FreezeDialog({ card, onClose, onChanged }: FreezeDialogProps) {
  const { send } = usePageServices().environment;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  // Fixed when the dialog opens: the list below may reload while it is open.
  const [freezes] = useState(!card.frozen);
  const texts = freezes ? freezing() : unfreezing();

  const confirm = async () => {
    setBusy(true);
    setFailure("");
    try {
      const message = await setFrozen(send, card.id, freezes);
      await onChanged();
      toast(message || texts.done, "success");
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
      void onChanged();
    }
  };
  return (
    <Dialog open title={texts.title} size="s" busy={busy} onClose={onClose}>
      <Stack $gap={4}>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <p>{texts.text}</p>
        <DialogActions>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {words.cancel}
          </Button>
          <Button data-autofocus busy={busy} busyText={words.pleaseWait} onClick={() => void confirm()}>
            {texts.button}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
