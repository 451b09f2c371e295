import { createRoot, type Root } from "react-dom/client";

import type { Catalogue, Verdict } from "#gallery/protocol.ts";
import { viewOf, type View } from "#gallery/states.ts";

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
  let shown = show(place, { view: first, catalogueOf: catalogueNow });
  onAnother(({ path, view, isNew, catalogue, wish }) => {
    if (wish !== undefined) keepReads(wish);
    else {
      if (isNew) keepReadsAWhile();
      // For a picture nobody sees the address, and to change it takes the browser's time.
      history.replaceState(null, "", path);
    }
    const onward = wish === undefined ? undefined : shown.onwardTo(view);
    if (onward) return onward();
    place = emptyPlace(place);
    shown.close();
    scrollTo(0, 0);
    comeOnline();
    shown = show(place, { view, catalogueOf: isNew ? () => takeCatalogue(catalogue) : catalogueNow });
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
  /** Goes on from here to another view, if that is a later step of what is played. */
  readonly onwardTo: (view: View) => (() => void) | undefined;
};

type Showing = {
  /** Undefined for an address that names none. */
  readonly view: View | undefined;
  readonly catalogueOf: () => Promise<Catalogue>;
};

function show(element: HTMLElement, showing: Showing): Shown {
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
  follow(async (opened) => await open(root, showing, opened));
  return {
    close: () => {
      isClosed = true;
      root.unmount();
    },
    onwardTo: (view) => {
      const opening = onward?.(view);
      return opening && (() => follow(opening));
    },
  };
}

async function open(root: Root, { view, catalogueOf }: Showing, opened: Opened): Promise<Verdict> {
  if (!view) throw new Error("This address names no screen and state.");
  const catalogue = await catalogueOf();
  const { openView } = await app();
  return await openView(root, view, catalogue, opened);
}

let loading: ReturnType<typeof load> | undefined;

/** Imported once: each `import()` has the browser look at all files that the app imports, though it has them. */
function app(): ReturnType<typeof load> {
  return (loading ??= load());
}

/** The app reads the index of screens as it loads: errors in that are told in its place. */
async function load() {
  return await import("./open-view.tsx");
}
