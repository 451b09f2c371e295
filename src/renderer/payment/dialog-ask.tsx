import { useEffect, useRef } from "react";

import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { AskBody, type AskViewProps } from "#renderer/ask-view.tsx";
import { focusFirstField } from "#renderer/form/focus-field.ts";
import { useScreenStore, useText } from "#renderer/screen-context.ts";

/** A form in a dialog, over the page that led to it. */
export function DialogAsk(props: AskViewProps) {
  const store = useScreenStore();
  const title = useText(props.ask.title);
  useFailureFocus(props);
  return (
    <Dialog open title={title} busy={props.busy} onClose={store.cancel}>
      <Stack $gap={5}>
        <AskBody {...props} />
      </Stack>
    </Dialog>
  );
}

/** After a call that has failed, the customer types anew: the secrets are gone. */
function useFailureFocus({ busy, formId }: AskViewProps): void {
  const store = useScreenStore();
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && store.getState().message) focusFirstField(formId);
    wasBusy.current = busy;
  }, [busy, formId, store]);
}
