import { beforeEach, expect, test, vi } from "vitest";

import { measureVitals } from "./vitals.ts";

/** What an engine hands to the observers of each measure. */
let entries: Readonly<Record<string, readonly object[]>> = {};

beforeEach(() => {
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static get supportedEntryTypes() {
        return Object.keys(entries);
      }
      readonly take: (list: object) => void;
      constructor(take: (list: object) => void) {
        this.take = take;
      }
      observe({ type }: { readonly type: string }) {
        this.take({ getEntries: () => entries[type] });
      }
    },
  );
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});
const read = () => Object.fromEntries(measureVitals()().map(({ what, value }) => [what, value]));

test("an engine that measures nothing has no measures", () => {
  entries = {};
  expect(read()).toEqual({});
});

test("the last content, the slowest press, and the worst run of shifts", () => {
  entries = {
    "largest-contentful-paint": [{ startTime: 400.4 }, { startTime: 1200.6 }],
    event: [{ duration: 900 }, { duration: 96, interactionId: 1 }, { duration: 40, interactionId: 2 }],
    "layout-shift": [shift(0, 0.1), shift(900, 0.05), shift(950, 0.9, true), shift(3_000, 0.12)],
  };
  expect(read()).toEqual({ LCP: 1201, INP: 96, CLS: 0.15 });
});

test("a page that never jumps says so", () => {
  entries = { "layout-shift": [] };
  expect(read()).toEqual({ CLS: 0 });
});
