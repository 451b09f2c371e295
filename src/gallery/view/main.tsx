import { createRoot } from "react-dom/client";

import type { Verdict } from "#gallery/protocol.ts";
import { viewOf } from "#gallery/states.ts";

import { onAnother } from "./another.ts";
import { BrokenView } from "./broken-view.tsx";
import { catalogue } from "./catalogue.ts";
import { comeOnline } from "./go-offline.ts";
import { leaveFocusOutside } from "./leave-focus.ts";
import { offerChoice } from "./pick.ts";
import { report } from "./report.ts";

/** Shows the state that the address names, without the gallery around it. */
export function showView(element: HTMLElement): void {
  leaveFocusOutside();
  const first = viewOf(location);
  if (first) offerChoice(first.subject);
  let close = show(element);
  onAnother((path) => {
    close();
    history.replaceState(null, "", path);
    scrollTo(0, 0);
    comeOnline();
    close = show(element);
  });
}

/** Returns the function that takes it away. */
function show(element: HTMLElement): () => void {
  const root = createRoot(element);
  const open = async (): Promise<Verdict> => {
    const view = viewOf(location);
    if (!view) throw new Error("This address names no screen and state.");
    const known = await catalogue;
    // The app reads the index of screens as it loads; errors in that are shown here.
    const { openView } = await import("./open-view.tsx");
    return await openView(root, view, known);
  };
  open().then(report, (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!element.hasChildNodes()) root.render(<BrokenView message={message} />);
    report({ kind: "broken", message });
  });
  return () => root.unmount();
}
