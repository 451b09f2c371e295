import { afterEach, describe, expect, it } from "vitest";

import { bankDay, formatByPattern, formatDateTime, formatDay, isoDay } from "./dates.ts";

const LAGOS = "Africa/Lagos";

describe("dates", () => {
  it("are shown in en-US with a short month and 12 hours", () => {
    expect(formatDateTime("2026-11-20T16:05:00", LAGOS)).toMatch(/^Nov 20, 2026, 4:05\sPM$/u);
    expect(formatDateTime("2026-01-02T00:00:00", LAGOS)).toMatch(/^Jan 2, 2026, 12:00\sAM$/u);
  });

  it.each([[undefined], [null], [""], ["soon"], ["2026-13-45"]])("%j is none", (value) => {
    expect(formatDateTime(value, LAGOS)).toBeUndefined();
  });

  it("a day depends on the time zone", () => {
    const late = new Date("2026-11-20T23:30:00Z");
    expect(isoDay(late, "Africa/Lagos")).toBe("2026-11-21");
    expect(isoDay(late, "UTC")).toBe("2026-11-20");
  });

  it("without a zone are read, and all are shown, where the bank is", () => {
    const noon = "2026-11-20T12:00:00Z";
    expect(formatDateTime(noon, "Africa/Dakar")).toMatch(/12:00\sPM$/u);
    expect(formatDateTime(noon, "Asia/Kuwait")).toMatch(/3:00\sPM$/u);
    expect(formatDateTime("2026-11-20 12:00", "Asia/Kuwait")).toMatch(/12:00\sPM$/u);
    expect(bankDay("2026-11-20T23:30:00Z", "Africa/Dakar")).toBe("2026-11-20");
    expect(bankDay("2026-11-20T21:30:00Z", "Asia/Kuwait")).toBe("2026-11-21");
  });

  it("are written by a pattern, in the bank's time zone or in another", () => {
    const late = new Date("2026-11-20T23:30:05Z");
    expect(formatByPattern(late, "DD/MM/YYYY HH:mm:ss", LAGOS)).toBe("21/11/2026 00:30:05");
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
      expect(formatDateTime(text, LAGOS)).toMatch(shown);
      expect(bankDay(text, LAGOS)).toBe(day);
      expect(formatDay(text, LAGOS)).toBe(formatDateTime(day, LAGOS));
    });
  },
);
