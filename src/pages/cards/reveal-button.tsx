import { Eye, EyeOff } from "lucide-react";

import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { REVEAL_SECONDS, type Reveal } from "./use-reveal.ts";

/** Shows number and CVV, counts down, and hides them. Screen readers hear the start and the end, not every second. */
export function RevealButton({ reveal, what }: { reveal: Reveal; what: string }) {
  const { secrets, secondsLeft, busy, show, hide } = reveal;
  const name = <VisuallyHidden> details of {what}</VisuallyHidden>;
  return (
    <>
      {secrets ? (
        <Button variant="secondary" size="s" onClick={hide}>
          <EyeOff size="1rem" />
          <span>Hide{name}</span>
          <span aria-hidden="true">{`(${secondsLeft}\u00a0s)`}</span>
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="s"
          busy={busy}
          busyText="Getting details..."
          onClick={() => void show()}
        >
          <Eye size="1rem" />
          <span>
            Show details<VisuallyHidden> of {what}</VisuallyHidden>
          </span>
        </Button>
      )}
      <VisuallyHidden as="output">
        {secrets
          ? `Card number and CVV are shown for ${REVEAL_SECONDS} seconds.`
          : "Card number and CVV are hidden."}
      </VisuallyHidden>
    </>
  );
}
