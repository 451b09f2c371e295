import type { ReactNode } from "react";

import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";

export type FormDialogProps = {
  title: string;
  /** Words of the button that submits. */
  action: string;
  isBusy: boolean;
  /** What the form needs is not there yet. */
  isWaiting?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** A small form in a dialog. */
export function FormDialog({
  title,
  action,
  isBusy,
  isWaiting = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const submit = async (form: HTMLElement) => {
    await onSubmit();
    // What is wrong is shown by then.
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <Dialog open title={title} size="s" busy={isBusy} onClose={onClose}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {children}
        <Row $gap={3} $justify="end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy || isWaiting}>
            {action}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
