import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";

import { AskBody, type AskViewProps } from "./ask-view.tsx";
import { useScreenStore, useText } from "./screen-context.ts";

/** A form in a dialog, over the page that led to it. */
export function DialogAsk(props: AskViewProps) {
  const store = useScreenStore();
  const title = useText(props.ask.title);
  return (
    <Dialog open title={title} busy={props.busy} onClose={store.cancel}>
      <Stack $gap={5}>
        <AskBody {...props} />
      </Stack>
    </Dialog>
  );
}
