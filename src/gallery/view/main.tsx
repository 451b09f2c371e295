import { createRoot, type Root } from "react-dom/client";

import type { Catalogue, Verdict } from "#gallery/protocol.ts";
import { viewOf } from "#gallery/states.ts";

import { onAnother } from "./another.ts";
import { BrokenView } from "./broken-view.tsx";
import { catalogueNow, takeCatalogue } from "./catalogue.ts";
import { comeOnline } from "./go-offline.ts";
import { leaveFocusOutside } from "./leave-focus.ts";
import { keepReads } from "./kept-reads.ts";
import { offerChoice } from "./pick.ts";
import type { Opened } from "./opened.ts";
import { report, reportSettled } from "./report.ts";

/** Shows the state that the address names, without the gallery around it. */
export function showView(element: HTMLElement): void {
  leaveFocusOutside();
  const first = viewOf(location);
  if (first) offerChoice(first.subject);
  let place = element;
  let close = show(place, catalogueNow);
  onAnother(({ path, isNew, catalogue, wish }) => {
    if (wish !== undefined) keepReads(wish);
    place = emptyPlace(place);
    close();
    history.replaceState(null, "", path);
    scrollTo(0, 0);
    comeOnline();
    close = show(place, isNew ? () => takeCatalogue(catalogue) : catalogueNow);
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

/** Returns the function that takes it away. */
function show(element: HTMLElement, catalogueOf: () => Promise<Catalogue>): () => void {
  const root = createRoot(element);
  let isClosed = false;
  const opened: Opened = {
    isOver: () => isClosed,
    onSettled: (verdict) => {
      if (!isClosed) reportSettled(verdict);
    },
  };
  const end = (verdict: Verdict) => {
    if (!isClosed) report(verdict);
  };
  open(root, catalogueOf, opened).then(end, (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!isClosed && !element.hasChildNodes()) root.render(<BrokenView message={message} />);
    opened.onSettled({ kind: "broken", message });
    end({ kind: "broken", message });
  });
  return () => {
    isClosed = true;
    root.unmount();
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
