import { Activity, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { atRest } from "#app/at-rest.ts";
import { filesKept } from "#app/release/keep-on-device.ts";
import { useScreensNow } from "#app/screens/use-screens.ts";
import type { ScreenEntry } from "#definition/compiled.ts";
import { iconEntries } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { LATEST } from "#pages/transactions/rows/latest.ts";
import { RehearsedRows } from "#pages/transactions/rows/rehearsed-rows.tsx";
import { useTransactions } from "#pages/transactions/read/use-transactions.ts";
import { Rehearse } from "#ui/behaviour/rehearse.tsx";

import { historyLoader } from "./history-loader.ts";
import { forgetLoad, loadOnce } from "./load-once.ts";
import { type LoadedScreen, screenLoader } from "./loaders.ts";
import { Waiting } from "./part.tsx";

/**
 * Rehearses the screen to which most customers go from a page: the first icon of the dashboard. All forms share their code
 * and styles, so each of them opens sooner. The screen is not opened: hidden, it has no effects, and asks for nothing. So its history
 * has no rows; one of those that the dashboard shows stands beside it.
 */
export function NextScreen() {
  const { pathname } = useLocation();
  const { screens } = useScreensNow();
  const [from] = useState(pathname);
  // Whoever goes on, or has begun with a screen, does not wait for a rehearsal.
  const [isOver, end] = useState(() => screens.some(({ path }) => path === from));
  if (!isOver && pathname !== from) end(true);
  return isOver ? null : <Rehearsed />;
}

function Rehearsed() {
  const next = useNext();
  const { data: latest, isLoading } = useTransactions(LATEST, { passive: true });
  // A rehearsal takes place once. On a later visit all code is there before the dashboard's rows.
  if (!next || isLoading) return null;
  const { ScreenPart, screen, late } = next;
  return (
    <Rehearse>
      <Activity mode="hidden">
        <Waiting />
        <ScreenPart screen={screen} late={late} />
        {screen.history && latest && <RehearsedRows rows={latest.rows.slice(0, 1)} />}
      </Activity>
    </Rehearse>
  );
}

/** The screen, once it is there. */
function useNext(): LoadedScreen | undefined {
  const [next, setNext] = useState<LoadedScreen>();
  const entry = useMostOpened();
  useEffect(() => {
    if (!entry) return undefined;
    let wanted = true;
    atRest(async () => {
      // What the device lacks is loaded when it is asked for: here, a file that does not come would be a failure that nobody has asked for.
      if (!wanted || !(await filesKept())) return;
      const load = screenLoader(entry);
      try {
        const loaded = await loadOnce(load);
        // A part that is not there yet would be rehearsed as a spinner.
        if (loaded.screen.history) await loadOnce(historyLoader);
        if (wanted) setNext(loaded);
      } catch {
        // Whoever opens the screen later loads it anew, and is told if that fails.
        if (wanted) [load, historyLoader].forEach(forgetLoad);
      }
    });
    return () => {
      wanted = false;
    };
  }, [entry]);
  return next;
}

function useMostOpened(): ScreenEntry | undefined {
  const { settings, menu } = usePageServices();
  const { screens } = useScreensNow();
  const first = iconEntries(menu, settings.flags).find(({ screen }) => screen !== undefined);
  return screens.find(({ id }) => id === first?.screen);
}
