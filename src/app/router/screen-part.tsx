import { useEffect, useState } from "react";
import { styled } from "styled-components";

import { useEnvironment } from "#app/environment-provider.tsx";
import { useSession } from "#app/session/use-session.ts";
import type { Screen } from "#definition/compiled.ts";
import { holds } from "#engine/condition.ts";
import { resolveEffects } from "#engine/effects.ts";
import type { Environment } from "#engine/environment.ts";
import { resolveToText } from "#engine/value.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import type { Views } from "#renderer/more-views.ts";
import type { Widgets } from "#renderer/widget-props.ts";

import { Arrival } from "./arrival.tsx";
import { customerTitle } from "./customer-title.ts";
import { historyLoader } from "./loaders.ts";
import { Part } from "./part.tsx";

/** Fields wider than this are hard to read across. */
const Width = styled.div`
  width: 100%;
  max-width: 40rem;
`;

type ScreenPartProps = {
  readonly screen: Screen;
  readonly views: Views | undefined;
  readonly widgets: Widgets;
};

/** A declared screen at its route: guard, title, the screen itself, and past transactions below it. */
export function ScreenPart({ screen, views, widgets }: ScreenPartProps) {
  const environment = useEnvironment();
  const { user } = useSession();
  // Asked once, on arrival: what the screen itself does to the stored values must not throw the customer out.
  const [mayEnter] = useState(() => !screen.guard || holds(screen.guard.when, environment.context()));

  useEffect(() => {
    if (!mayEnter) turnAway(screen, environment);
  }, [mayEnter, screen, environment]);

  if (!mayEnter) return null;
  const title = resolveToText(screen.title, environment.context());
  const usual = screen.access === "public" ? title : customerTitle(user, title);
  return (
    <>
      <Width>
        <ScreenView screen={screen} environment={environment} views={views} widgets={widgets} />
      </Width>
      {screen.history && (
        <Part load={historyLoader}>
          {(TransactionSection) => (
            <TransactionSection title="Past transactions" types={screen.history!.transactionTypes} />
          )}
        </Part>
      )}
      <Arrival
        title={screen.documentTitle ? resolveToText(screen.documentTitle, environment.context()) : usual}
      />
    </>
  );
}

function turnAway(screen: Screen, environment: Environment): void {
  for (const effect of resolveEffects(screen.guard?.else, environment.context(), "info")) {
    const { kind } = effect;
    // The other effects are about a screen that is open.
    if (kind === "message" || kind === "reset" || kind === "close" || kind === "refresh") continue;
    environment.perform(effect);
  }
}
