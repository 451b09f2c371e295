import type { PreviewMessage, SettledMessage, Verdict } from "#gallery/protocol.ts";

/** Reports the result: on the document for tests, and to the page around it. */
export function report(verdict: Verdict): void {
  document.documentElement.dataset["gallery"] = verdict.kind;
  tell({ kind: "gallery-preview", view: viewHere(), verdict });
}

/** Tells the page around it that all is there. */
export function reportSettled(): void {
  tell({ kind: "gallery-settled", view: viewHere() });
}

function viewHere(): string {
  return location.pathname + location.search;
}

function tell(message: PreviewMessage | SettledMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
