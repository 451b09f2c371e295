import type { StepOf } from "#engine/screen/step-kind.ts";
import { resolveToShown } from "#engine/values/value.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { Facts } from "#renderer/around/facts.tsx";
import { useScreenStore } from "#renderer/screen-context.ts";
import { defineStep } from "#renderer/step.ts";

import { words } from "./words.ts";

export const step = defineStep("show", ShowView);

/** A step that only shows something: a heading, a text, facts, and a button to go on. */
function ShowView({ step: { show } }: { step: StepOf<"show"> }) {
  const store = useScreenStore();
  const scope = store.scope();
  const text = resolveToShown(show.text, scope);
  return (
    <Card>
      <Stack $gap={4}>
        <Heading $size="l" data-step tabIndex={-1}>
          {resolveToShown(show.title, scope)}
        </Heading>
        {text && <Text>{text}</Text>}
        <Facts of={show} />
        <Button onClick={() => store.submit({})}>{resolveToShown(show.done, scope) || words.done}</Button>
      </Stack>
    </Card>
  );
}
