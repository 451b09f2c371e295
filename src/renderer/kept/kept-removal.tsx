import { useState } from "react";

import { Button } from "#ui/buttons/button.tsx";
import { DialogActions } from "#ui/dialogs/dialog-parts.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { useScreenStore } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

type KeptRemovalProps = { readonly item: string; readonly onClose: () => void };

/** Asks before an item of a kept list is deleted: the provider cannot bring it back. */
export function KeptRemoval({ item, onClose }: KeptRemovalProps) {
  const { kept } = useScreenStore();
  // Fixed when the dialog opens: the list below loads anew while it is open.
  const [text] = useState(() => kept?.removal(item) ?? "");
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await kept?.remove(item);
    onClose();
  };
  return (
    <Dialog open title={`${text}?`} size="s" busy={busy} onClose={onClose}>
      <DialogActions>
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
          {words.cancel}
        </Button>
        <Button data-autofocus busy={busy} busyText={words.pleaseWait} onClick={() => void confirm()}>
          {text}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
