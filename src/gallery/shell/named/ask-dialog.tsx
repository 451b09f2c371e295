import type { ReactNode } from "react";

import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";

type Choice = {
  readonly label: string;
  readonly variant?: "primary" | "secondary" | "danger";
  readonly onChoose: () => void;
};

type AskDialogProps = {
  title: string;
  children: ReactNode;
  choices: readonly Choice[];
  onClose: () => void;
};

/** Asks before something that could lose work, and offers the ways on; closing does nothing. */
export function AskDialog({ title, children, choices, onClose }: AskDialogProps) {
  return (
    <Dialog open title={title} size="s" onClose={onClose}>
      <Stack>
        <div>{children}</div>
        <Stack $gap={2}>
          {choices.map(({ label, variant, onChoose }) => (
            <Button key={label} block {...(variant && { variant })} onClick={onChoose}>
              {label}
            </Button>
          ))}
          <Button block variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
