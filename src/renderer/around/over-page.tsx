import type { ReactNode } from "react";

import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { CloseContext, useScreenStore, useScreenValue, useText } from "#renderer/screen-context.ts";

type OverPageProps = { readonly onClose: () => void; readonly children: ReactNode };

/** The dialog of a screen above a page (`over`): nothing closes it while a call runs. */
export function OverPage({ onClose, children }: OverPageProps) {
  const { screen } = useScreenStore();
  const title = useText(screen.title);
  const intro = useText(screen.intro);
  const phase = useScreenValue((store) => store.getState().phase);
  const busy = phase === "calling" || phase === "waiting";
  return (
    <CloseContext value={onClose}>
      <Dialog open title={title} busy={busy} onClose={onClose}>
        <Stack $gap={5}>
          {intro && <Text $tone="muted">{intro}</Text>}
          {children}
        </Stack>
      </Dialog>
    </CloseContext>
  );
}
