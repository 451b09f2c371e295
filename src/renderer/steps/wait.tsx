import type { StepOf } from "#engine/screen/step-kind.ts";
import { resolveToShown } from "#engine/values/value.ts";
import { wait as run } from "#engine/screen/wait.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { defineStep } from "#renderer/step.ts";
import { useSecondsLeft } from "#renderer/around/use-seconds-left.ts";

import { words } from "./words.ts";

export const step = defineStep("wait", WaitDialog, run);

/**
 * Counts down to the deadline of a wait. The customer need not wait for a payment, because the journal asks about it
 * too.
 */
function WaitDialog({ step: { wait, money } }: { step: StepOf<"wait"> }) {
  const store = useScreenStore();
  const deadline = useScreenValue((one) => one.getState().deadline ?? 0);
  const left = useSecondsLeft(deadline);
  const scope = store.scope();
  const text = resolveToShown(wait.text, scope);
  return (
    <Dialog open busy title={resolveToShown(wait.title, scope)} onClose={stay}>
      <Stack $gap={4} $align="center">
        <Spinner />
        {text && <Text>{text}</Text>}
        <Text $size="2xl" $weight="bold" role="timer">
          {say(words.s, { left })}
        </Text>
        {money && (
          <Button variant="secondary" onClick={store.stopWaiting}>
            {words.stopWaiting}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function stay() {
  // Only the answer, the deadline or the button closes the dialog.
}
