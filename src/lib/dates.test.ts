import { describe, expect, it } from "vitest";

import { formatDateTime, isoDay } from "./dates.ts";

describe("dates", () => {
  it("are read in en-US with a short month and 12 hours", () => {
    expect(formatDateTime("2026-11-20T16:05:00")).toMatch(/^Nov 20, 2026, 4:05\sPM$/u);
    expect(formatDateTime("2026-01-02T00:00:00")).toMatch(/^Jan 2, 2026, 12:00\sAM$/u);
  });

  it.each([[undefined], [null], [""], ["soon"], ["2026-13-45"]])("%j is none", (value) => {
    expect(formatDateTime(value)).toBeUndefined();
  });

  it("a day depends on the time zone", () => {
    const late = new Date("2026-11-20T23:30:00Z");
    expect(isoDay(late, "Africa/Lagos")).toBe("2026-11-21");
    expect(isoDay(late, "UTC")).toBe("2026-11-20");
  });
});
