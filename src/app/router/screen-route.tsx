import type { ScreenEntry } from "#definition/compiled.ts";

import { screenLoader } from "./loaders.ts";
import { Part } from "./part.tsx";
import { useAfterTap } from "./use-after-tap.ts";

/** The route of a declared screen. */
export function ScreenRoute({ entry }: { entry: ScreenEntry }) {
  // Before sign-in, pages are small.
  const later = useAfterTap() && entry.access === "customer";
  return (
    <Part load={screenLoader(entry)} later={later}>
      {({ ScreenPart, ...loaded }) => <ScreenPart {...loaded} later={later} />}
    </Part>
  );
}
