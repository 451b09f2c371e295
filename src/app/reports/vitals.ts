import type { Report } from "./report.ts";

/** Shifts closer than `pause` ms belong together, for `most` ms at the longest (web.dev/articles/cls). */
const WINDOW = { pause: 1_000, most: 5_000 };

/** What TypeScript does not know of these entries yet: the first two of a shift, the last of a press. */
type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly interactionId: number;
};

/**
 * Measures how fast the page shows its content (LCP, ms), how far it jumps (CLS, score of the worst second) and how late it
 * answers (INP, ms, the slowest press). What an engine does not measure is left out. Returns a function that reads the measures.
 */
export function measureVitals(): () => readonly Report[] {
  const values = new Map<string, number>();
  const raise = (what: string, value: number) => values.set(what, Math.max(values.get(what) ?? 0, value));
  observe("largest-contentful-paint", ({ startTime }) => raise("LCP", Math.round(startTime)));
  observe("event", ({ interactionId, duration }) => {
    if (interactionId) raise("INP", Math.round(duration));
  });
  let sum = 0;
  let [first, last] = [-Infinity, -Infinity];
  const measuresShifts = observe("layout-shift", ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    if (startTime - last > WINDOW.pause || startTime - first > WINDOW.most) [sum, first] = [0, startTime];
    last = startTime;
    sum += value;
    raise("CLS", Math.round(sum * 1_000) / 1_000);
  });
  // Most pages never jump, and an average without them would be too bad.
  if (measuresShifts) raise("CLS", 0);
  return () => [...values].map(([what, value]) => ({ kind: "vital", what, value }));
}

/** Says whether this engine measures it. */
function observe(type: string, take: (entry: Entry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take));
  // Left to themselves, browsers pass over answers that take less than 104 ms; other measures have no such limit.
  const options = { type, buffered: true, durationThreshold: 16 };
  observer.observe(options);
  return true;
}
