import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

/** Says that entries of an earlier visit were restored, until the customer goes on or starts again. */
export function DraftNote({ onStartAgain }: { onStartAgain: () => void }) {
  const store = useScreenStore();
  const restored = useScreenValue((one) => one.getState().restored === true);
  if (!restored) return null;
  return (
    <Alert tone="info">
      <Stack $gap={2} $align="start">
        <span>{words.weKeptWhatYouEntered}</span>
        <Button
          variant="secondary"
          size="s"
          onClick={() => {
            store.startAgain();
            onStartAgain();
          }}
        >
          {words.startAgain}
        </Button>
      </Stack>
    </Alert>
  );
}
