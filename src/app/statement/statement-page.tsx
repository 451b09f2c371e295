import { useState } from "react";

import { useBank } from "#app/bank.ts";
import { MessagePage } from "#app/layout/message-page.tsx";
import { OnScreen } from "#app/print/paper.tsx";
import { statementToPrint } from "#app/print/print-window.ts";
import { Printed } from "#app/print/printed.tsx";
import { Arrival } from "#app/router/arrival.tsx";
import { useSession } from "#app/session/use-session.ts";
import { say } from "#lib/text/words.ts";
import { failureText } from "#pages/data/read-reply.ts";
import type { Narrowing } from "#pages/transactions/read/filter.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ProgressBar } from "#ui/progress/progress-bar.tsx";

import { StatementView } from "./statement-view.tsx";
import { useStatement } from "./use-statement.ts";
import { words } from "./words.ts";

/** The content of the window that prints a statement: it loads all rows first, and says how far it is. */
export function StatementPage() {
  const { tab } = useBank();
  const { token } = useSession();
  const [asked] = useState(() => statementToPrint(tab));
  const [attempt, setAttempt] = useState(0);
  if (token !== "" && asked)
    return <Loading key={attempt} asked={asked} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <>
      <MessagePage title={words.nothingToPrint}>
        {token === "" ? words.signInForTheStatement : words.openTheHistoryAgain}
      </MessagePage>
      <Arrival title={words.nothingToPrint} />
    </>
  );
}

type LoadingProps = { readonly asked: Narrowing; readonly onRetry: () => void };

function Loading({ asked, onRetry }: LoadingProps) {
  const { statement, error, progress } = useStatement(asked);
  if (statement) {
    return (
      <Printed title={words.accountStatement} wide>
        <StatementView asked={asked} statement={statement} />
      </Printed>
    );
  }
  return (
    <>
      <MessagePage title={error ? words.noStatement : words.weLoadYourTransactions}>
        {error ? (
          failureText(error)
        ) : (
          <ProgressBar
            label={say(words.pageOf, progress)}
            value={progress.page}
            max={Math.max(progress.last, 1)}
          />
        )}
      </MessagePage>
      {error !== undefined && (
        <OnScreen>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </OnScreen>
      )}
      <Arrival title={words.accountStatement} />
    </>
  );
}
