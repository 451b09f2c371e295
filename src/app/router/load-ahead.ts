import { HOME } from "#app/paths.ts";
import { savesData } from "#app/saves-data.ts";

import { settledLoad } from "./load-once.ts";
import { customerAreaLoader } from "./loaders.ts";
import { preload } from "./preload.ts";

/** While the customer types the first word, loads what they see once they have signed in. Who is signed in already pays a key only. */
export function loadAhead(): void {
  const load = () => settledLoad(customerAreaLoader) ?? preload(HOME);
  if (!savesData()) addEventListener("input", load, { capture: true, once: true });
}
