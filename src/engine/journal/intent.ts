/** A customer's wish to pay. It keeps its key until the outcome is final, however often it is sent. */
export type Intent = {
  /** Sent as `Idempotency-Key`. */
  readonly key: string;
  /** The payment's name for customer and support until the provider has named it: `20261120-7KQ4M2ZX`. */
  readonly reference: string;
  /** ISO date and time. */
  readonly startedAt: string;
};

/** The parts of a payment's record that `$intent` exposes. */
export function intentIn({ key, reference, startedAt }: Intent): Intent {
  return { key, reference, startedAt };
}
