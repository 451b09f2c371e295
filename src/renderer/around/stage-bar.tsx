import { stageOf } from "#engine/state/stages.ts";
import { say } from "#lib/text/words.ts";
import { ProgressBar } from "#ui/progress/progress-bar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";
import { useScreenValue } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

/** The progress in a wizard. Its heading takes the focus at each step, so that screen readers announce it. */
export function StageBar({ at }: { at: number }) {
  const stage = (store: Parameters<Parameters<typeof useScreenValue>[0]>[0]) =>
    stageOf(store.screen, at, store.scope());
  const name = useScreenValue((store) => stage(store)?.name);
  const number = useScreenValue((store) => stage(store)?.number ?? 0);
  const of = useScreenValue((store) => stage(store)?.of ?? 0);
  if (name === undefined) return null;
  return (
    <Stack $gap={2}>
      <Heading $size="m" data-step tabIndex={-1}>
        {say(words.stepOf, { number, of, name })}
      </Heading>
      <ProgressBar label={words.progress} value={number} max={of} />
    </Stack>
  );
}
