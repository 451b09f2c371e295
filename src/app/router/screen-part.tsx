import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { useEnvironment } from "#app/environment-provider.tsx";
import { translated } from "#app/language/translated.ts";
import { useSession } from "#app/session/use-session.ts";
import type { Screen } from "#definition/compiled.ts";
import { sessionScope } from "#engine/session-scope.ts";
import { resolveToText } from "#engine/value.ts";
import type { Late } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { fromWide } from "#ui/media.ts";

import { Arrival } from "./arrival.tsx";
import { customerTitle } from "./customer-title.ts";
import { Part } from "./part.tsx";
import { useScreenGuard } from "./screen-guard.ts";
import { StepsInHistory } from "./steps-in-history.tsx";
import { useQuery } from "./use-query.ts";
import { words } from "./words.ts";

/** Fields wider than this are hard to read across. */
const Width = styled.div`
  width: 100%;
  max-width: 40rem;
  ${fromWide} {
    &:has([data-beside]) {
      max-width: none;
    }
  }
`;

/** The table of past transactions below a screen. */
async function historyLoader() {
  return (await import("#pages/transactions/transaction-section.tsx")).TransactionSection;
}

export type ScreenPartProps = {
  readonly screen: Screen;
  readonly late: Late;
};

/** A declared screen at its route: guard, title, the screen, and past transactions below it. */
export function ScreenPart({ screen: written, late }: ScreenPartProps) {
  const environment = useEnvironment();
  const screen = translated(written, useBank().language);
  const { user } = useSession();
  const query = useQuery(screen);
  if (!useScreenGuard(screen, environment)) return null;
  const title = resolveToText(screen.title, sessionScope(environment));
  const usual = screen.access === "public" ? title : customerTitle(user, title);
  return (
    <>
      <Width>
        <StepsInHistory>
          <ScreenView screen={screen} environment={environment} late={late} query={query} />
        </StepsInHistory>
      </Width>
      {screen.history && (
        <Part load={historyLoader}>
          {(TransactionSection) => (
            <TransactionSection title={words.pastTransactions} types={screen.history!.transactionTypes} />
          )}
        </Part>
      )}
      <Arrival
        title={screen.documentTitle ? resolveToText(screen.documentTitle, sessionScope(environment)) : usual}
      />
    </>
  );
}
