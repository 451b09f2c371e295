/** The time of every scenario (epoch ms), so that results which depend on the date are known. */
export const SCENARIO_DAY = Date.parse("2026-11-20T10:00:00Z");
