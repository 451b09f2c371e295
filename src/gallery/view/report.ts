import type { PreviewMessage, Verdict } from "#gallery/protocol.ts";

/** Reports the result: on the document for tests, and to the page around it. */
export function report(verdict: Verdict): void {
  document.documentElement.dataset["gallery"] = verdict.kind;
  if (parent === window) return;
  const view = location.pathname + location.search;
  const message: PreviewMessage = { kind: "gallery-preview", view, verdict };
  parent.postMessage(message, location.origin);
}
