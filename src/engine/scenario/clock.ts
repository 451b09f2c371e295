/** When every scenario is played (epoch ms): what a screen makes of the date is known beforehand. */
export const SCENARIO_DAY = Date.parse("2026-11-20T10:00:00Z");

/** A clock that begins then, and goes on from there. */
export function scenarioClock(): () => number {
  const started = Date.now();
  return () => SCENARIO_DAY + Date.now() - started;
}
