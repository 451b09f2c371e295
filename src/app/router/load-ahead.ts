import type { ComponentType } from "react";

import { HOME } from "#app/paths.ts";
import { savesData } from "#app/saves-data.ts";

import { preload } from "./preload.ts";

let tellTyping: () => void;
const typing = new Promise<void>((resolve) => (tellTyping = resolve));

/** While the customer types the first word, loads what they see once they have signed in. */
export function loadAhead(): void {
  if (!savesData()) addEventListener("input", begin, { capture: true, once: true });
}

function begin(): void {
  preload(HOME);
  tellTyping();
}

/** What rehearses it, once the customer types. Rejects where it does not come: whoever signs in is told that. */
export async function rehearsalAhead(): Promise<ComponentType> {
  await typing;
  return (await import("./home-rehearsal.tsx")).HomeRehearsal;
}
