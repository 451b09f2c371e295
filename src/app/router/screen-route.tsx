import type { ScreenEntry } from "#definition/compiled.ts";

import { screenLoader } from "./loaders.ts";
import { Part } from "./part.tsx";

/** The route of a declared screen. */
export function ScreenRoute({ entry }: { entry: ScreenEntry }) {
  return <Part load={screenLoader(entry)}>{({ ScreenPart, ...loaded }) => <ScreenPart {...loaded} />}</Part>;
}
