const KINDS = [
  "delay",
  "drop-before",
  "drop-after",
  "status",
  "html",
  "truncated",
  "wrong-types",
  "empty",
] as const;

/** One planned fault: the body of `POST /__sandbox/faults`. */
export type Fault = {
  /** Method and path, as `POST /api/v1/transactions/buy-airtime`; a `*` at the end matches any ending. */
  readonly route: string;
  /** How many requests it affects. Default 1. */
  readonly times?: number;
  readonly kind: (typeof KINDS)[number];
  /** Milliseconds, for `delay`. Default 1000. */
  readonly delay?: number;
  readonly status?: number;
  /** JSON body, for `status`. */
  readonly body?: unknown;
  /** The call has its effect first; the fault only affects the reply. Default false. */
  readonly after?: boolean;
};

/** Whether a value is a valid fault. */
export function isFault(value: unknown): value is Fault {
  if (typeof value !== "object" || value === null) return false;
  const fault = value as Record<string, unknown>;
  return (
    typeof fault["route"] === "string" &&
    /^[A-Z]+ \//.test(fault["route"]) &&
    KINDS.includes(fault["kind"] as Fault["kind"]) &&
    isCount(fault["times"], 1, 10_000) &&
    isCount(fault["delay"], 0, 600_000) &&
    isCount(fault["status"], 200, 599) &&
    (fault["after"] === undefined || typeof fault["after"] === "boolean")
  );
}

function isCount(value: unknown, least: number, most: number): boolean {
  return value === undefined || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most);
}
