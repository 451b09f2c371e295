import { GALLERY } from "#gallery/protocol.ts";
import { statesOf, type GalleryState, type Subject } from "#gallery/states.ts";

/** The message to a view's own window: it shows another view of the same bank and look, without loading the app again. */
type ShowMessage = { readonly kind: "gallery-show"; readonly path: string };

/** Calls back with the path of another view that this window is to show. */
export function onAnother(show: (path: string) => void): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === window && isShowMessage(data)) show(data.path);
  });
}

/** Whether a state leaves something behind in its window: a connection that is gone, or a request without an end. */
export function leavesTraces({ screen }: Subject, { play }: GalleryState): boolean {
  if (play.kind === "replies") return play.replies === "never" || play.replies === "offline";
  return play.kind === "scenario" && play.until !== undefined && screen !== undefined;
}

function isShowMessage(data: unknown): data is ShowMessage {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "gallery-show")
    return false;
  return "path" in data && typeof data.path === "string" && data.path.startsWith(`${GALLERY}/view/`);
}

/** The subject and state of ids, where they exist. */
export function traced(subjects: readonly Subject[], subject: string, state: string): boolean {
  const found = subjects.find(({ id }) => id === subject);
  const shown = found && statesOf(found).find(({ id }) => id === state);
  return !found || !shown || leavesTraces(found, shown);
}
