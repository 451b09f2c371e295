import { useContext } from "react";

import type { Ask } from "#definition/compiled.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { CloseContext, useScreenStore, useText } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

type FormButtonsProps = {
  readonly ask: Ask;
  readonly formId: string;
  readonly busy: boolean;
  /** Whether there is something to go back to. */
  readonly canCancel: boolean;
};

/** Cancel and submit of one form. They are outside of it, so that typing does not re-render them. */
export function FormButtons({ ask, formId, busy, canCancel }: FormButtonsProps) {
  const store = useScreenStore();
  const close = useContext(CloseContext);
  // Before the first form of a dialog there is only the page below it.
  const leave = canCancel ? store.cancel : close;
  const cancel = useText(ask.cancel);
  const submit = useText(ask.submit);
  const submitting = useText(ask.submitting);
  return (
    <Row $gap={3} $justify="end">
      {leave && (
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => !busy && leave()}>
          {cancel || (ask.dialog || !canCancel ? words.cancel : words.back)}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        busy={busy}
        busyText={submitting || words.pleaseWait}
        block={!leave}
      >
        {submit}
      </Button>
    </Row>
  );
}
