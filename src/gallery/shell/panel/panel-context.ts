import { createContext, use } from "react";

import type { Problem } from "#definition/problem.ts";
import type { Control, Panel } from "#gallery/protocol-panel.ts";

/**
 * Gives the file another text. A function makes it from the text as it is then: what comes late (a picture that was decoded) must not
 * take back what was typed meanwhile.
 */
export type Edit = (text: string | ((now: string) => string), how?: "typed") => void;

/** What the controls of a panel need of the file. */
export type PanelWork = {
  readonly panel: Panel;
  /** Path of the file. */
  readonly path: string;
  /** The file itself as JSON, without what it takes from elsewhere. */
  readonly root: unknown;
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Sets the value at a pointer of the text as it is then, with what it needs; undefined takes it out. */
  readonly set: (pointer: string, value: unknown, how?: "typed", needs?: Control["needs"]) => void;
  readonly edit: Edit;
  /** Shows the panel of another object of the file. */
  readonly go: (pointer: string) => void;
};

export const PanelContext = createContext<PanelWork | undefined>(undefined);

export function usePanelWork(): PanelWork {
  const work = use(PanelContext);
  if (!work) throw new Error("A control is used outside of a panel.");
  return work;
}
