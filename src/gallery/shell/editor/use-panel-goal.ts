import { useEffect, useEffectEvent, useState } from "react";

import type { PanelPlace } from "#gallery/protocol-panel.ts";
import type { PanelGoal } from "#gallery/shell/panel/use-panel.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";

/** What was chosen in the preview: a form or one of its fields, else the screen. Another object is another choice. */
export type Picked = Pick<PanelPlace, "form">;

type Goal = PanelGoal & {
  /** Chosen in the panel or the preview, and not by the cursor in the text. */
  readonly isChosen: boolean;
};

/**
 * The object that the panel shows: chosen in the preview or the panel, or where the cursor stands.
 *
 * @param begin the pointer at which it begins
 */
export function usePanelGoal(
  path: string,
  picked: Picked | undefined,
  screenFile: string | undefined,
  begin: string,
) {
  const { address, look } = useAddress();
  const [goal, setGoal] = useState<Goal>({ path, pointer: begin, isChosen: false });
  const [taken, setTaken] = useState(picked);
  if (picked !== taken) {
    setTaken(picked);
    const place = picked?.form ? { form: picked.form } : { pointer: "" };
    if (screenFile !== undefined) setGoal({ path: screenFile, ...place, isChosen: true });
  }
  const openFile = useEffectEvent(() => {
    const isOther = address.file !== undefined && address.file !== screenFile;
    if (isOther && screenFile !== undefined) look({ file: screenFile });
  });
  useEffect(() => {
    if (picked) openFile();
  }, [picked]);
  const { isChosen, ...shown } = goal.path === path ? goal : { path, pointer: "", isChosen: false };
  return {
    goal: shown satisfies PanelGoal,
    isChosen,
    go: (pointer: string) => setGoal({ path, pointer, isChosen: true }),
    /** The cursor stands there. */
    stand: (pointer: string) => setGoal({ path, pointer, isChosen: false }),
  };
}
