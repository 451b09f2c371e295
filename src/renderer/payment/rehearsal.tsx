import { isDialog } from "#engine/state/position.ts";
import type { PaymentResult } from "#engine/state/screen-state.ts";
import { DialogFrame } from "#ui/dialogs/dialog-frame.tsx";
import { Root } from "#ui/dialogs/dialog-parts.ts";
import { Rehearse } from "#ui/behaviour/rehearse.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastCorner } from "#ui/toasts/toast-outlet.tsx";
import { AskBody, type AskViewProps } from "#renderer/ask-view.tsx";
import { ResultPanel } from "#renderer/result/result-panel.tsx";
import { useScreenStore } from "#renderer/screen-context.ts";

type RehearsalProps = {
  /** What a form's view gets. */
  readonly of: (index: number, canCancel: boolean) => AskViewProps;
};

/** It has the parts that most results have. */
const RESULT: PaymentResult = {
  key: "",
  outcome: "succeeded",
  reference: "-",
  title: "",
  amount: "-",
  direction: "debit",
  startedAt: "2026-01-01T00:00:00Z",
  message: "-",
  rows: [{ label: "-", value: "-" }],
};

/** Rehearses the screen's dialog, and the result that may follow it, while the customer fills in the form before it. */
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
      <ResultPanel result={RESULT} inPlace={false} onDismiss={ignore} />
    </Rehearse>
  );
}

const ignore = () => undefined;
