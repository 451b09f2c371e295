import type { Condition } from "#definition/compiled.ts";
import type { CallStep, WaitStep } from "#definition/format.ts";
import type { Answer } from "#engine/calls/outcome.ts";
import type { Payment } from "#engine/payments/payment.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";

/** A step that asks the provider. */
export type Sending = CallStep<Condition> | WaitStep<Condition>;

/** A step that takes its time, and what it can do. */
export type Running = {
  readonly host: ScreenHost;
  /** A payment that was accepted, and whose end may be waited for. */
  readonly awaited: Payment | undefined;
  /** Ends when the customer does not want to wait any longer. */
  readonly stopped: Promise<undefined>;
  /** Whether they are still at this step. */
  readonly isHere: () => boolean;
  /** Its call has ended; no answer means that its deadline has passed. */
  readonly end: (
    step: Sending,
    answer: Answer | undefined,
    sent: Scope,
    payment: Payment | undefined,
  ) => void;
  /** Goes on to the next step. */
  readonly goOn: () => void;
  /** The challenge cannot be met: the payment stays pending. */
  readonly giveUp: () => void;
};
