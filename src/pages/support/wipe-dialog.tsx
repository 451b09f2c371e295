import type { KeptOnDevice } from "#pages/services.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { DialogActions } from "#ui/dialogs/dialog-parts.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

type WipeDialogProps = {
  readonly kept: KeptOnDevice;
  /** How many records stay. */
  readonly stays: number;
  readonly onClose: () => void;
};

/** Asks before removing what the device keeps, removes it, and confirms. */
export function WipeDialog({ kept, stays, onClose }: WipeDialogProps) {
  const wipe = () => {
    kept.wipe();
    toast(words.removed, "success");
    onClose();
  };
  return (
    <Dialog open title={words.removeQuestion} size="s" onClose={onClose}>
      <Stack $gap={4}>
        <p>{words.removeText}</p>
        {stays > 0 && (
          <Alert tone="warning" title={say(words.stays, { count: stays })}>
            {words.staysText}
          </Alert>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button data-autofocus onClick={wipe}>
            {words.remove}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
