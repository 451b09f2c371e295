import { useState } from "react";

import { redirect as run, redirectAddress } from "#engine/payments/redirect.ts";
import type { StepOf } from "#engine/screen/step-kind.ts";
import { resolveToShown } from "#engine/values/value.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { useScreenStore } from "#renderer/screen-context.ts";
import { defineStep } from "#renderer/step.ts";

import { words } from "./words.ts";

export const step = defineStep("redirect", RedirectDialog, run);

/** Names the page at which a payment is confirmed before it leads there. A page that was kept is here again afterwards. */
function RedirectDialog({ step: { redirect } }: { step: StepOf<"redirect"> }) {
  const { scope, environment, stopWaiting, cancel } = useScreenStore();
  const [went, setWent] = useState(false);
  const to = redirectAddress(redirect, scope(), environment);
  if (to === undefined) return null;
  const { title, text } = redirect;
  const said = resolveToShown(text, scope());
  const go = () => {
    setWent(true);
    environment.perform({ kind: "leave", to });
  };
  return (
    <Dialog open title={resolveToShown(title, scope())} onClose={cancel}>
      <Stack $gap={4}>
        {said && <Text>{said}</Text>}
        <Text $tone="muted">{say(words.youLeaveThisPageForUntil, { host: new URL(to).host })}</Text>
        <Row $gap={3} $justify="end">
          <Button variant="secondary" onClick={went ? stopWaiting : cancel}>
            {went ? words.iHaveConfirmedIt : words.notNow}
          </Button>
          <Button onClick={go}>{words.goToYourBank}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
