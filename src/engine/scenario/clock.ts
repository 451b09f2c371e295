/** When every scenario is played (epoch ms): what a screen makes of the date is known beforehand. */
export const SCENARIO_DAY = Date.parse("2026-11-20T10:00:00Z");
