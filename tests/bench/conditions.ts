/** A cheap phone on a slow mobile network (Lighthouse's "slow 4G" in its download and latency). */
export const conditions = {
  /** Times slower than this machine. */
  cpuSlowdown: 4,
  /** Megabits per second. */
  downloadMbps: 1.6,
  uploadMbps: 0.75,
  /** Milliseconds until a request is answered, at the least. */
  latencyMs: 150,
} as const;

/** Milliseconds that a page may take until it is usable: past it, it is broken and not slow. */
export const PAGE_LIMIT_MS = 60_000;
