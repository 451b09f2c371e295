import { useEffect, useRef, useState } from "react";

import type { Panel, PanelPlace } from "#gallery/protocol-panel.ts";
import { readPanel } from "#gallery/shell/project/ask-server.ts";

/** What the panel shows: an object of a file, or what was chosen in the preview. */
export type PanelGoal = Omit<PanelPlace, "text">;

/** Pauses (ms) before the panel is described: of what was chosen, and again in typing, when the preview, which follows each key, comes first. */
const REST = { chosen: 40, typed: 300 };

/** The panel of a place in a text; the previous one until the next has come. `null`: there is nothing to set. */
export function usePanel(goal: PanelGoal, text: string | undefined): Panel | null | undefined {
  const [shown, setShown] = useState<Panel | null>();
  const key = JSON.stringify(goal);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined) return undefined;
    let isLate = false;
    const timer = setTimeout(
      () => {
        asked.current = key;
        readPanel({ ...(JSON.parse(key) as PanelGoal), text }).then(
          (panel) => {
            if (!isLate) setShown(panel ?? null);
          },
          // The list of subjects says that the server does not answer.
          () => undefined,
        );
      },
      asked.current === key ? REST.typed : REST.chosen,
    );
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [key, text]);
  return shown;
}
