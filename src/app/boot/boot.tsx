import { useEffect, useState } from "react";

import { App } from "#app/app.tsx";
import { BankContext } from "#app/bank.ts";
import { MessagePage } from "#app/layout/message-page.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";

import { openBank, type Opening } from "./open-bank.ts";
import { whyUnreachable } from "./why-unreachable.ts";
import { words } from "./words.ts";

type State = Opening | { readonly kind: "loading" };

type BootProps = {
  /** The bank, where it was opened already: a session that has ended with that would not be there a second time. */
  readonly opened?: Opening | undefined;
};

/** Opens the bank, then shows it. The page stays neutral until the brand is known. */
export function Boot({ opened }: BootProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      key={attempt}
      opening={attempt === 0 ? opened : undefined}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

type AttemptProps = { readonly opening: Opening | undefined; readonly onRetry: () => void };

/** One try to open the bank. */
function Attempt({ opening: known, onRetry }: AttemptProps) {
  const [state, setState] = useState<State>(known ?? { kind: "loading" });

  useEffect(() => {
    let gone = false;
    let opened: Opening | undefined;
    const close = () => {
      if (opened?.kind === "ready") opened.bank.close();
    };
    void (known ? Promise.resolve(known) : openBank()).then((opening) => {
      opened = opening;
      if (gone) close();
      else setState(opening);
    });
    return () => {
      gone = true;
      close();
    };
  }, [known]);

  return <Opened state={state} onRetry={onRetry} />;
}

function Opened({ state, onRetry }: { state: State; onRetry: () => void }) {
  switch (state.kind) {
    case "loading":
      return (
        <MessagePage>
          <Spinner size={2} label={words.loading} />
        </MessagePage>
      );
    case "missing":
      return <state.Page />;
    case "unreachable":
      return (
        <MessagePage title={words.unreachable} action={<Button onClick={onRetry}>{words.retry}</Button>}>
          {whyUnreachable(state.error)}
        </MessagePage>
      );
    case "ready":
      return (
        <BankContext value={state.bank}>
          <App />
        </BankContext>
      );
  }
}
