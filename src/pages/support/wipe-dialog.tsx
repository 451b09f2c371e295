import { usePageServices } from "#pages/services.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DialogActions } from "#ui/dialog-parts.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";
import { toast } from "#ui/toast.ts";

type WipeDialogProps = {
  /** How many records stay. */
  readonly stays: number;
  readonly onClose: () => void;
};

/** Asks before removing what the device keeps, removes it, and confirms. */
export function WipeDialog({ stays, onClose }: WipeDialogProps) {
  const { kept } = usePageServices();
  const wipe = () => {
    kept.wipe();
    toast("Removed from this device.", "success");
    onClose();
  };
  return (
    <Dialog open title="Remove what this device keeps?" size="s" onClose={onClose}>
      <Stack $gap={4}>
        <p>
          You will have to enter whom you pay again, and the app will look as it did at first. Nothing changes
          at the bank.
        </p>
        {stays > 0 && (
          <Alert tone="warning" title={stays === 1 ? "1 record stays" : `${stays} records stay`}>
            Payments and requests that are not clear yet are not removed. Without their record nobody would
            ask the bank how they ended, and nothing would warn you before you pay the same again.
          </Alert>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus onClick={wipe}>
            Remove
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
