import { afterEach, describe, expect, it } from "vitest";

import { bankDay, formatByPattern, formatDateTime, formatDay, isoDay } from "./dates.ts";

describe("dates", () => {
  it("are shown in en-US with a short month and 12 hours", () => {
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

  it("are written by a pattern, in the bank's time zone or in another", () => {
    const late = new Date("2026-11-20T23:30:05Z");
    expect(formatByPattern(late, "DD/MM/YYYY HH:mm:ss")).toBe("21/11/2026 00:30:05");
    expect(formatByPattern(late, "YYYYMMDDHHmm", "America/New_York")).toBe("202611201830");
  });
});

describe.each(["Africa/Lagos", "UTC", "America/New_York", "Asia/Dubai", "Pacific/Kiritimati"])(
  "on a device in %s",
  (zone) => {
    const { TZ } = process.env;
    afterEach(() => {
      if (TZ === undefined) delete process.env["TZ"];
      else process.env["TZ"] = TZ;
    });

    it.each([
      ["2026-11-20T15:05:00Z", /^Nov 20, 2026, 4:05\sPM$/u, "2026-11-20"],
      ["2026-11-20T23:30:00Z", /^Nov 21, 2026, 12:30\sAM$/u, "2026-11-21"],
      ["2026-11-20T16:05:00+01:00", /^Nov 20, 2026, 4:05\sPM$/u, "2026-11-20"],
      ["2026-11-20 16:05:00", /^Nov 20, 2026, 4:05\sPM$/u, "2026-11-20"],
      // The clocks of New York skip this hour.
      ["2026-03-08 02:30:00", /^Mar 8, 2026, 2:30\sAM$/u, "2026-03-08"],
      ["2026-11-20", /^Nov 20, 2026$/, "2026-11-20"],
    ])("%s is read and shown where the bank is", (text, shown, day) => {
      process.env["TZ"] = zone;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toContain(
        zone.split("/").at(-1)!.slice(0, 3),
      );
      expect(formatDateTime(text)).toMatch(shown);
      expect(bankDay(text)).toBe(day);
      expect(formatDay(text)).toBe(formatDateTime(day));
    });
  },
);
