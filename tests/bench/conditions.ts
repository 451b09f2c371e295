/** A cheap phone on a slow mobile network (Lighthouse's "slow 4G" in its download and latency). */
export const conditions = {
  /** How many times slower than this machine the CPU is. */
  cpuSlowdown: 4,
  /** Megabits per second. */
  downloadMbps: 1.6,
  uploadMbps: 0.75,
  /** Minimum of milliseconds until the reply to a request. */
  latencyMs: 150,
} as const;

/** Milliseconds that a page may take until it is usable. A page that takes longer is broken, not slow. */
export const PAGE_LIMIT_MS = 60_000;
