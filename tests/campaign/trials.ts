import { seededRandom, type Random } from "#sandbox/demo/random.ts";
import type { Fault } from "#sandbox/http/fault.ts";

/** A row of the history that is not ours, and names our reference where its payer can write. */
export type Decoy = "amount" | "type" | "direction" | "recipient";

/** What goes wrong with one payment. */
export type Trial = {
  readonly name: string;
  /** As the sandbox spoils it. */
  readonly fault?: Omit<Fault, "route">;
  /** No answer within the time that the app waits; the payment is made. */
  readonly isSilent?: true;
  /** The label beside `status: true`; `none` takes it away. Of failures the bank moves no money. */
  readonly label?: { readonly word: unknown; readonly isMade: boolean } | "none";
  /** The status of the reply to a payment that is made. */
  readonly status?: number;
  /** Refused with a message and no `status`; the bank moves no money. */
  readonly refusal?: number;
  readonly device?: "offline" | "full" | "two tabs";
  readonly decoy?: Decoy;
  /** Other payments after it, in numbers. */
  readonly newer?: number;
  /** The screen is opened anew before the connection returns. */
  readonly isReloaded?: boolean;
  /** The customer confirms the pending payment again: without or with the second yes. */
  readonly again?: "unsure" | "sure" | undefined;
};

const FAILURES = ["Failed", "Reversed", "Declined", "failed", "FAILED"];
const SUCCESSES = ["Successful", "successful", "SUCCESSFUL", "Completed"];
const UNCLEAR = ["Pending", "pending", "PENDING", "Processing", "Queued", "unknown", "In review", null, ""];

const lost: readonly Trial[] = [
  { name: "drop before", fault: { kind: "drop-before" } },
  { name: "drop after", fault: { kind: "drop-after" } },
  { name: "500", fault: { kind: "status", status: 500 } },
  { name: "502 HTML after", fault: { kind: "html", status: 502, after: true } },
  { name: "cut JSON after", fault: { kind: "truncated", after: true } },
  { name: "wrong types after", fault: { kind: "wrong-types", after: true } },
  { name: "empty 200 after", fault: { kind: "empty", after: true } },
  { name: "no reply", isSilent: true },
];

const decoys = (["amount", "type", "direction", "recipient"] as const).map((decoy): Trial => ({
  name: `a row with another ${decoy}`,
  fault: { kind: "drop-before" },
  decoy,
}));

/** Every way in which a payment goes wrong; what is drawn besides comes from the seed. */
const kinds: readonly ((random: Random) => Trial)[] = [
  ...lost.map((trial) => (random: Random): Trial => ({
    ...trial,
    isReloaded: random.pick([true, false]),
    again: random.pick([undefined, undefined, "unsure", "sure"]),
  })),
  () => ({ name: "no fault" }),
  () => ({ name: "offline", device: "offline" }),
  (random) => ({ ...random.pick([lost[0]!, lost[1]!]), name: "two tabs", device: "two tabs" }),
  () => ({ name: "two tabs, no fault", device: "two tabs" }),
  (random) => ({ ...random.pick([lost[0]!, lost[1]!]), name: "storage full", device: "full" }),
  (random) => ({
    name: "a failure's label",
    label: { word: random.pick(["Failed", ...FAILURES]), isMade: false },
  }),
  (random) => ({
    name: "a success's label",
    label: { word: random.pick(["Successful", ...SUCCESSES]), isMade: true },
  }),
  (random) => ({
    name: "an unclear label",
    label: { word: random.pick<unknown>(["Pending", ...UNCLEAR]), isMade: random.pick([true, false]) },
  }),
  () => ({ name: "no label", label: "none" }),
  () => ({ name: "201", status: 201 }),
  (random) => ({ name: "refusal without status", refusal: random.pick([400, 422]) }),
  ...decoys.map((trial) => () => trial),
  () => ({ name: "40 newer rows", fault: { kind: "drop-after" }, newer: 40 }),
];

/** The trial that a money call meets under a seed: each seed meets another kind, so that all come round. */
export function trialOf(seed: number, subject: number): Trial {
  const random = seededRandom(seed * 101 + subject);
  return kinds[(seed + subject * 7) % kinds.length]!(random);
}

export const KINDS = kinds.length;
