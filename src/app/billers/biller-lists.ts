import { billers as built, sources } from "virtual:screen-billers";

import type { ScreensNow } from "#app/screens/screens-now.ts";
import { type BillersDefinition, type BillersSource, isListed } from "#definition/billers.ts";
import { spoken } from "#lib/text/words.ts";

/** By the id of the screen: its billers, in the language of the page; of the build and of what was released since. */
export function billerLists({
  released,
}: Pick<ScreensNow, "released">): ReadonlyMap<string, BillersDefinition> {
  const own = Object.entries(built).filter(([id]) => !released.has(id));
  const others = [...released].flatMap(([id, line]) => (line?.billers ? [[id, line.billers] as const] : []));
  return new Map([...own, ...others].map(([id, billers]) => [id, inLanguage(billers)]));
}

/** What brings the billers of a screen: of a screen of the build, without the screen. */
export function sourceOf(id: string, { released, screens }: ScreensNow): () => Promise<BillersSource> {
  return async () =>
    (released.has(id) ? undefined : sources[id]) ??
    (await screens.find((one) => one.id === id)?.load()) ??
    {};
}

/** Names are the same in every language. */
function inLanguage(billers: BillersDefinition): BillersDefinition {
  if (!isListed(billers)) return billers;
  return billers.map((one) => {
    const { category, detail, synonyms } = one;
    return {
      ...one,
      ...(category !== undefined && { category: spoken(category) }),
      ...(detail !== undefined && { detail: spoken(detail) }),
      ...(synonyms && { synonyms: synonyms.map(spoken) }),
    };
  });
}
