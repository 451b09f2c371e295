import { createRoot, type Root } from "react-dom/client";

import type { Catalogue, Verdict } from "#gallery/protocol.ts";
import { viewOf } from "#gallery/states.ts";

import { onAnother } from "./another.ts";
import { BrokenView } from "./broken-view.tsx";
import { catalogueNow, takeCatalogue } from "./catalogue.ts";
import { comeOnline } from "./go-offline.ts";
import { leaveFocusOutside } from "./leave-focus.ts";
import { keepReads, keepReadsAWhile } from "./kept-reads.ts";
import { offerChoice } from "./pick.ts";
import type { Onward, Opened } from "./opened.ts";
import { report, reportSettled } from "./report.ts";

/** Shows the state that the address names, without the gallery around it. */
export function showView(element: HTMLElement): void {
  leaveFocusOutside();
  if (parent !== window) keepReadsAWhile();
  const first = viewOf(location);
  if (first) offerChoice(first.subject);
  let place = element;
  let shown = show(place, catalogueNow);
  onAnother(({ path, isNew, catalogue, wish }) => {
    if (wish !== undefined) keepReads(wish);
    else if (isNew) keepReadsAWhile();
    const onward = wish === undefined ? undefined : shown.onwardTo(path);
    history.replaceState(null, "", path);
    if (onward) return onward();
    place = emptyPlace(place);
    shown.close();
    scrollTo(0, 0);
    comeOnline();
    shown = show(place, isNew ? () => takeCatalogue(catalogue) : catalogueNow);
  });
}

/**
 * Puts an empty element in the place of another. What is taken away outside of the document moves no focus in it, and is
 * not laid out once more.
 */
function emptyPlace(place: HTMLElement): HTMLElement {
  const empty = place.cloneNode(false) as HTMLElement;
  place.replaceWith(empty);
  return empty;
}

type Shown = {
  readonly close: () => void;
  /** Goes on from here to the view of a path, if that is a later step of what is played. */
  readonly onwardTo: (path: string) => (() => void) | undefined;
};

function show(element: HTMLElement, catalogueOf: () => Promise<Catalogue>): Shown {
  const root = createRoot(element);
  let isClosed = false;
  let turn = 0;
  let onward: Onward | undefined;
  const follow = (opening: (opened: Opened) => Promise<Verdict>) => {
    const own = ++turn;
    const isOver = () => isClosed || own !== turn;
    onward = undefined;
    const opened: Opened = {
      isOver,
      onSettled: (verdict) => {
        if (!isOver()) reportSettled(verdict);
      },
      onStopped: (how) => {
        if (!isOver()) onward = how;
      },
    };
    const end = (verdict: Verdict) => {
      if (!isOver()) report(verdict);
    };
    opening(opened).then(end, (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!isOver() && !element.hasChildNodes()) root.render(<BrokenView message={message} />);
      opened.onSettled({ kind: "broken", message });
      end({ kind: "broken", message });
    });
  };
  follow(async (opened) => await open(root, catalogueOf, opened));
  return {
    close: () => {
      isClosed = true;
      root.unmount();
    },
    onwardTo: (path) => {
      const view = viewOf(new URL(path, location.origin));
      const opening = view && onward?.(view);
      return opening && (() => follow(opening));
    },
  };
}

async function open(root: Root, catalogueOf: () => Promise<Catalogue>, opened: Opened): Promise<Verdict> {
  const view = viewOf(location);
  if (!view) throw new Error("This address names no screen and state.");
  const catalogue = await catalogueOf();
  // The app reads the index of screens as it loads; errors in that are shown here.
  const { openView } = await import("./open-view.tsx");
  return await openView(root, view, catalogue, opened);
}
