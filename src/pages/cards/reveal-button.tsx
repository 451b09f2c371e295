import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { usePageServices } from "#pages/services.ts";
import { Button } from "#ui/buttons/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { PasswordDialog } from "./password-dialog.tsx";
import { REVEAL_SECONDS, type Reveal } from "./use-reveal.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** Shows number and CVV, after the password where the bank wants that, counts down, and hides them. Screen readers hear the start and the end, not every second. */
export function RevealButton({ reveal, what }: { reveal: Reveal; what: string }) {
  const { secrets, secondsLeft, busy, show, hide } = reveal;
  const { askPassword } = usePageServices().settings.cards;
  const [asking, setAsking] = useState(false);
  const name = <VisuallyHidden> {say(words.detailsOf, { card: what })}</VisuallyHidden>;
  return (
    <>
      {secrets ? (
        <Button variant="secondary" size="s" onClick={hide}>
          <EyeOff size="1em" />
          <span>
            {words.hide}
            {name}
          </span>
          <span aria-hidden="true">{say(words.secondsLeft, { seconds: secondsLeft })}</span>
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="s"
          busy={busy}
          busyText={words.loadingDetails}
          onClick={() => (askPassword ? setAsking(true) : void show())}
        >
          <Eye size="1em" />
          <span>
            {words.showDetails}
            <VisuallyHidden> {say(words.ofCard, { card: what })}</VisuallyHidden>
          </span>
        </Button>
      )}
      {asking && (
        <PasswordDialog
          onClose={() => setAsking(false)}
          onConfirmed={() => {
            setAsking(false);
            void show();
          }}
        />
      )}
      <VisuallyHidden as="output">
        {secrets ? say(words.shownFor, { seconds: REVEAL_SECONDS }) : words.areHidden}
      </VisuallyHidden>
    </>
  );
}
