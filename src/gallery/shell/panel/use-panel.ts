import { useEffect, useState } from "react";

import type { Panel, PanelPlace } from "#gallery/protocol.ts";
import { readPanel } from "#gallery/shell/ask-server.ts";

/** What the panel shows: an object of a file, or what was chosen in the preview. */
export type PanelGoal = Omit<PanelPlace, "text">;

/** Pause in typing (ms) after which the panel is described again. */
const REST = 150;

/** The panel of a place in a text; the previous one until the next has come. `null`: there is nothing to set. */
export function usePanel(goal: PanelGoal, text: string | undefined): Panel | null | undefined {
  const [shown, setShown] = useState<Panel | null>();
  const key = JSON.stringify(goal);
  useEffect(() => {
    if (text === undefined) return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      readPanel({ ...(JSON.parse(key) as PanelGoal), text }).then(
        (panel) => {
          if (!isLate) setShown(panel ?? null);
        },
        // The list of subjects says that the server does not answer.
        () => undefined,
      );
    }, REST);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [key, text]);
  return shown;
}
