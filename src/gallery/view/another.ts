import type { Catalogue, ShowMessage } from "#gallery/protocol.ts";
import { viewOf } from "#gallery/states.ts";

type Another = {
  readonly path: string;
  /** Drafts and files may be others than before. */
  readonly isNew: boolean;
  readonly catalogue?: Catalogue | undefined;
  /** Of a view that is shown for its picture, the number of the request for it. */
  readonly wish?: number | undefined;
};

/**
 * Calls back with the path of another view that this window is to show, of the same bank and look: without loading the
 * app again. Its own page and the page around it may ask.
 */
export function onAnother(show: (another: Another) => void): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isShowMessage(data)) return;
    const { path, catalogue, wish } = data;
    if (source === window) show({ path, isNew: false, catalogue, wish });
    else if (source === parent) show({ path, isNew: true, catalogue });
  });
}

function isShowMessage(data: unknown): data is ShowMessage {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "gallery-show")
    return false;
  return (
    "path" in data &&
    typeof data.path === "string" &&
    viewOf(new URL(data.path, location.origin)) !== undefined
  );
}
