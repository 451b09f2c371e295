import { useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { useEnvironment } from "#app/environment-provider.tsx";
import { translated } from "#app/language/translated.ts";
import { useSession } from "#app/session/use-session.ts";
import { BILLER } from "#definition/billers.ts";
import type { Screen } from "#definition/compiled.ts";
import { sessionScope } from "#engine/scope/session-scope.ts";
import { resolveToText } from "#engine/values/value.ts";
import type { Late } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { fromWide } from "#ui/styles/media.ts";

import { Arrival } from "./arrival.tsx";
import { customerTitle } from "./customer-title.ts";
import { historyLoader } from "./history-loader.ts";
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

export type ScreenPartProps = {
  readonly screen: Screen;
  readonly late: Late;
  /** What stands below the form comes a frame after it. */
  readonly later?: boolean;
};

/** A declared screen at its route: guard, title, the screen, and past transactions below it. */
export function ScreenPart({ screen: written, late, later }: ScreenPartProps) {
  const environment = useEnvironment();
  const screen = translated(written, useBank().language);
  const { user } = useSession();
  const query = useQuery(screen);
  const biller = useBillerHere(screen, late);
  if (!useScreenGuard(screen, environment)) return null;
  const title = biller?.name ?? resolveToText(screen.title, sessionScope(environment));
  const usual = screen.access === "public" ? title : customerTitle(user, title);
  return (
    <>
      <Width>
        <StepsInHistory>
          <ScreenView screen={screen} environment={environment} late={late} query={query} biller={biller} />
        </StepsInHistory>
      </Width>
      {/* Below the form, and not known when the page is built. */}
      {screen.history && !import.meta.env.SSR && (
        <Part load={historyLoader} later={later}>
          {(TransactionSection) => (
            <TransactionSection title={words.pastTransactions} types={screen.history!.transactionTypes} />
          )}
        </Part>
      )}
      <Arrival
        title={
          screen.documentTitle && !biller?.name
            ? resolveToText(screen.documentTitle, sessionScope(environment))
            : usual
        }
      />
    </>
  );
}

/** The biller that the address names, of a screen that serves several. It stays in the address: that is its own. */
function useBillerHere(screen: Screen, { views }: Late) {
  const { search } = useLocation();
  const id = screen.billers && new URLSearchParams(search).get(BILLER);
  const [name, onName] = useState(() => (id ? views?.listedName(screen, id) : undefined));
  return id ? { id, name, onName } : undefined;
}
