import { HOME } from "#app/paths.ts";
import { savesData } from "#app/saves-data.ts";

import { preload } from "./preload.ts";

/** While the customer types the first word, loads what they see once they have signed in. */
export function loadAhead(): void {
  if (!savesData()) addEventListener("input", () => preload(HOME), { capture: true, once: true });
}
