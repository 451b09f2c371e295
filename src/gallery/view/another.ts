import type { Catalogue, ShowMessage } from "#gallery/protocol.ts";
import { viewOf, type View } from "#gallery/states.ts";

type Another = {
  readonly path: string;
  /** What the path names. */
  readonly view: View;
  /** Drafts and files may be others than before. */
  readonly isNew: boolean;
  readonly catalogue?: Catalogue | undefined;
  /** Of a view that is shown for its picture, the number of the request for it. */
  readonly wish?: number | undefined;
};

/**
 * Calls back with another view that this window is to show, of the same bank and look: without loading the
 * app again. Its own page and the page around it may ask.
 */
export function onAnother(show: (another: Another) => void): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isShowMessage(data)) return;
    const { path, catalogue, wish } = data;
    const view = viewOf(new URL(path, location.origin));
    if (!view) return;
    if (source === window) show({ path, view, isNew: false, catalogue, wish });
    else if (source === parent) show({ path, view, isNew: true, catalogue });
  });
}

function isShowMessage(data: unknown): data is ShowMessage {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "gallery-show")
    return false;
  return "path" in data && typeof data.path === "string";
}
