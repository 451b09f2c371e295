import type { Step } from "#definition/compiled.ts";
import { resolveToText } from "#engine/value.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

import { useScreenStore, useScreenValue } from "./screen-context.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

type WaitDialogProps = { readonly wait: Extract<Step, { wait: unknown }>["wait"] };

/** Counts down to the deadline of a wait. Nothing closes it but an answer or the deadline. */
export function WaitDialog({ wait }: WaitDialogProps) {
  const store = useScreenStore();
  const deadline = useScreenValue((one) => one.getState().deadline ?? 0);
  const left = useSecondsLeft(deadline);
  const scope = store.scope();
  const text = resolveToText(wait.text, scope);
  return (
    <Dialog open busy title={resolveToText(wait.title, scope)} onClose={stay}>
      <Stack $gap={4} $align="center">
        <Spinner />
        {text && <Text>{text}</Text>}
        <Text $size="2xl" $weight="bold" role="timer">
          {left} s
        </Text>
      </Stack>
    </Dialog>
  );
}

function stay() {
  // The answer or the deadline closes the dialog.
}
