import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { DialogActions } from "#ui/dialogs/dialog-parts.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { useIdle } from "./use-idle.ts";
import { words } from "./words.ts";

const Count = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--text-3xl);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: var(--line-tight);
`;

/** Warns for the last minute before a customer who is away is signed out. */
export function IdleWarning() {
  const { session } = useBank();
  const { state, stay } = useIdle();
  const seconds = state.kind === "warning" ? state.seconds : 0;
  return (
    <Dialog open={state.kind === "warning"} title={words.areYouStillThere} size="s" onClose={stay}>
      <Count aria-hidden="true">{say(words.s, { seconds })}</Count>
      <p>{words.toKeepYourMoneySafeWe}</p>
      <Spoken seconds={seconds} />
      <DialogActions>
        <Button variant="secondary" onClick={() => session.end("signed-out")}>
          {words.signOut}
        </Button>
        <Button data-autofocus onClick={stay}>
          {words.staySignedIn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Announces the countdown every 15 seconds only: every second would drown out everything else. */
function Spoken({ seconds }: { seconds: number }) {
  const rounded = Math.ceil(seconds / 15) * 15;
  return (
    <VisuallyHidden as="p" role="timer" aria-live="polite">
      {say(words.youWillBeSignedOutIn, { rounded })}
    </VisuallyHidden>
  );
}
