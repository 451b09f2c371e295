import type { PictureWish } from "#gallery/protocol-pictures.ts";
import type { GalleryScreen } from "#gallery/protocol.ts";
import { statesOf } from "#gallery/states.ts";

/** A view to take a picture of. */
export type WishedView = {
  readonly wish: PictureWish;
  /** The name for all that is seen in it; none for a view of forgotten drafts. */
  readonly key?: string;
  /** What it is of, if that is a declared screen. */
  readonly screen?: GalleryScreen | undefined;
};

/**
 * Which views one tab shows one after another: the steps of one scenario in their order, then its end, so that it is played
 * once for all of them. Each other view is alone. Of two views that are the same, the first counts.
 */
export function passesOf<V extends WishedView>(views: readonly V[]): readonly (readonly V[])[] {
  const passes = new Map<string, { readonly view: V; readonly until: number }[]>();
  for (const view of new Map(views.map((one) => [one.key, one])).values()) {
    const { state, ...around } = view.wish;
    const play = view.screen && statesOf(view).find(({ id }) => id === state)?.play;
    const isStep = play?.kind === "scenario";
    const pass = JSON.stringify([around, isStep ? play.index : state]);
    const until = isStep ? (play.until ?? Infinity) : Infinity;
    passes.set(pass, [...(passes.get(pass) ?? []), { view, until }]);
  }
  return [...passes.values()].map((pass) =>
    pass.toSorted((one, other) => one.until - other.until).map(({ view }) => view),
  );
}
