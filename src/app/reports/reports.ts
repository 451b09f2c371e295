import { VERSION } from "#app/version.ts";

import { reportOf, type Report } from "./report.ts";
import { routePattern } from "./route-pattern.ts";
import { measureVitals } from "./vitals.ts";

/** Of one page, however long it stays open. */
const MOST = 20;
/** What happens together leaves together. */
const PAUSE_MS = 5_000;
const ENGINE = /(Firefox|Chrome|Version)\/(\d+)/;

/**
 * Sends reports to a path of this host, each once and at most 20 of a page, by `sendBeacon`, which
 * nothing waits for. Returns what takes an event of the window.
 */
export function openReports(path: string, signal?: AbortSignal): (event: Event) => void {
  const [, browser = "other", version = ""] = ENGINE.exec(navigator.userAgent) ?? [];
  const engine = `${browser === "Version" ? "Safari" : browser} ${version}`.trim();
  const seen = new Set<string>();
  const readVitals = measureVitals();
  let waiting: unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measured = false;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) navigator.sendBeacon(path, JSON.stringify(waiting));
    waiting = [];
  };
  const add = (report: Report) => {
    const entry = { ...report, route: routePattern(location.pathname), version: VERSION, engine };
    const text = JSON.stringify(entry);
    if (seen.size >= MOST || seen.has(text)) return;
    seen.add(text);
    waiting.push(entry);
    timer ??= setTimeout(send, PAUSE_MS);
  };
  // The last moment at which every browser still lets a page send something.
  const leave = () => {
    if (document.visibilityState !== "hidden") return;
    if (!measured) readVitals().forEach(add);
    measured = true;
    send();
  };
  document.addEventListener("visibilitychange", leave, { signal });
  return (event) => {
    if (!isOfEngine(event)) add(reportOf(event));
  };
}

/** Chromium says so where it measures an element twice in a frame, as it does for `contain-intrinsic-size: auto`. Nothing is wrong. */
function isOfEngine(event: Event): boolean {
  return event instanceof ErrorEvent && event.message.startsWith("ResizeObserver loop");
}
