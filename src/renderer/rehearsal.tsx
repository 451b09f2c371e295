import { isDialog } from "#engine/position.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { Root } from "#ui/dialog-parts.ts";
import { Rehearse } from "#ui/rehearse.tsx";
import { Stack } from "#ui/stack.tsx";
import { ToastCorner } from "#ui/toast-outlet.tsx";

import { AskBody, type AskViewProps } from "./ask-view.tsx";
import { useScreenStore } from "./screen-context.ts";

type RehearsalProps = {
  /** What a form's view gets. */
  readonly of: (index: number, canCancel: boolean) => AskViewProps;
};

/** Rehearses the screen's dialog while the customer fills in the form before it. */
export function Rehearsal({ of }: RehearsalProps) {
  const { steps } = useScreenStore().screen;
  const index = steps.findIndex(isDialog);
  if (index < 0) return null;
  return (
    <Rehearse>
      <Root>
        <DialogFrame title="">
          <Stack $gap={5}>
            <AskBody {...of(index, true)} />
          </Stack>
        </DialogFrame>
        <ToastCorner />
      </Root>
    </Rehearse>
  );
}
