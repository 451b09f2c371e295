import { useState } from "react";
import { createRoot } from "react-dom/client";

import { openBank, type Opening } from "#app/boot/open-bank.ts";
import { whyUnreachable } from "#app/boot/why-unreachable.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { words } from "./words.ts";

/**
 * Opens the bank. While the bank cannot be reached, a note beside the screen says so and offers to try again; the screen
 * and its entries stay.
 */
export async function openBeside(): Promise<Opening> {
  const opened = await openBank();
  if (opened.kind !== "unreachable") return opened;
  const focused = document.activeElement;
  const late = document.querySelector("#late")!;
  // Replaces the other note and looks like it. It has no id, so the rule that shows the other one late does not apply.
  const place = document.createElement("div");
  place.className = late.className;
  late.replaceWith(place);
  const note = createRoot(place);
  const reached = await new Promise<Opening>((resolve) => {
    note.render(<RetryNote error={opened.error} onReached={resolve} />);
  });
  if (place.contains(document.activeElement) && focused instanceof HTMLElement) focused.focus();
  note.unmount();
  place.replaceWith(late);
  return reached;
}

type RetryNoteProps = { readonly error: unknown; readonly onReached: (opened: Opening) => void };

function RetryNote({ error: first, onReached }: RetryNoteProps) {
  const [error, setError] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    const opened = await openBank();
    if (opened.kind !== "unreachable") return onReached(opened);
    setError(opened.error);
    setIsBusy(false);
  };
  return (
    <Alert tone="warning" title={words.unreachable}>
      <Stack $gap={2} $align="start">
        <p>{whyUnreachable(error)}</p>
        <Button size="s" busy={isBusy} onClick={() => void retry()}>
          {words.retry}
        </Button>
      </Stack>
    </Alert>
  );
}
