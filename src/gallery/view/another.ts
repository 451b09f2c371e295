import { GALLERY } from "#gallery/protocol.ts";

/** The message to a view's own window: it shows another view of the same bank and look, without loading the app again. */
type ShowMessage = { readonly kind: "gallery-show"; readonly path: string };

/** Calls back with the path of another view that this window is to show. */
export function onAnother(show: (path: string) => void): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === window && isShowMessage(data)) show(data.path);
  });
}

function isShowMessage(data: unknown): data is ShowMessage {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "gallery-show")
    return false;
  return "path" in data && typeof data.path === "string" && data.path.startsWith(`${GALLERY}/view/`);
}
