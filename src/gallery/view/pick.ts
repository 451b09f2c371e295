import type { PickedMessage, PickMessage } from "#gallery/protocol.ts";

/** The element whose choice is shown, and its outline before. */
type Marked = { readonly element: HTMLElement; readonly outline: string };

/**
 * Lets the page around the frame choose what is in it: while that is switched on, or with the Alt key, a click chooses a
 * field, a form or the screen instead of using it.
 */
export function offerChoice(screen: string): void {
  if (parent === window) return;
  let isOn = false;
  let marked: Marked | undefined;
  const mark = (element: HTMLElement | undefined) => {
    if (marked) marked.element.style.outline = marked.outline;
    marked = element && { element, outline: element.style.outline };
    if (element) element.style.outline = "2px solid var(--color-focus)";
  };
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || !isPickMessage(data)) return;
    isOn = data.on;
    document.documentElement.style.cursor = isOn ? "crosshair" : "";
    mark(undefined);
  });
  const taken = (event: MouseEvent) => isOn || event.altKey;
  // A press would open a list, and move the focus.
  for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup"] as const) {
    addEventListener(kind, (event) => taken(event) && stop(event), { capture: true });
  }
  addEventListener("pointerover", (event) =>
    mark(taken(event) ? chosenBy(event, screen)?.element : undefined),
  );
  addEventListener(
    "click",
    (event) => {
      if (!taken(event)) return;
      stop(event);
      const { step, field } = chosenBy(event, screen) ?? {};
      const message: PickedMessage = {
        kind: "gallery-picked",
        ...(step !== undefined && { step }),
        ...(field !== undefined && { field }),
      };
      parent.postMessage(message, location.origin);
    },
    { capture: true },
  );
}

type Chosen = { readonly element: HTMLElement; readonly step: number; readonly field?: string };

/** The field or form around an element: ids of forms are `airtime-0`, those of their fields `airtime-0-amount`. */
function chosenBy({ target }: Event, screen: string): Chosen | undefined {
  const id = new RegExp(`^${screen}-(\\d+)(?:-(.+))?$`);
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const own = id.exec(at.id);
    const inner = own ? at : at.querySelector(`[id^="${screen}-"]`);
    const found = own ?? id.exec(inner?.id ?? "");
    if (found && at instanceof HTMLElement) {
      const [, step, field] = found;
      return { element: at, step: Number(step), ...(field !== undefined && { field }) };
    }
    if (at.tagName === "FORM") return undefined;
  }
  return undefined;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function isPickMessage(data: unknown): data is PickMessage {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "gallery-pick";
}
