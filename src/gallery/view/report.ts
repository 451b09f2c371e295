import type { PreviewMessage, SettledMessage, Verdict } from "#gallery/protocol.ts";

/** Reports the result: on the document for tests, and to the page around it. */
export function report(verdict: Verdict): void {
  document.documentElement.dataset["gallery"] = verdict.kind;
  tell({ kind: "gallery-preview", view: viewHere(), verdict });
}

/** Reports that all is there: on the document for pictures, and to the page around it. */
export function reportSettled({ kind }: Verdict): void {
  document.documentElement.dataset["gallerySettled"] = kind;
  tell({ kind: "gallery-settled", view: viewHere() });
}

function viewHere(): string {
  return location.pathname + location.search;
}

function tell(message: PreviewMessage | SettledMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
