import { statusTone } from "./status-tone.ts";
import { whatFor, type Transaction } from "./transaction.ts";

/** What a customer looks for in the history; a part that is missing lets every row through. */
export type Sought = {
  /** Stands for the rest where nothing personal may stand. */
  readonly mark: number;
  /** A person, a number, a reference. */
  readonly words?: string;
  readonly direction?: "Credit" | "Debit";
  readonly types?: readonly number[];
  readonly state?: State;
  /** Minor units. */
  readonly least?: number;
  readonly most?: number;
};

export const STATES = ["Successful", "Pending", "Failed", "Other"] as const;
type State = (typeof STATES)[number];

/** Everything. */
export const ANYTHING: Sought = { mark: 0 };

let marks = 0;

/** What is sought, under a mark of its own. */
export function seek(parts: Omit<Sought, "mark">): Sought {
  return { ...parts, mark: ++marks };
}

/** How many filters are on. Kind is one, whether of direction or of types; so is the amount with both its limits. */
export function countOf({ words, direction, types, state, least, most }: Sought): number {
  const parts = [words, direction ?? types, state, least ?? most];
  return parts.filter((part) => part !== undefined).length;
}

/** Whether a row is what the customer looks for. */
export function isSought(row: Transaction, { words, direction, types, state, least, most }: Sought): boolean {
  const minor = Math.abs(row.amountMinor ?? Number.NaN);
  return (
    (words === undefined || holdsWords(row, words)) &&
    (direction === undefined || row.direction === direction) &&
    (types === undefined || (row.typeId !== undefined && types.includes(row.typeId))) &&
    (state === undefined || stateOf(row) === state) &&
    (least === undefined || minor >= least) &&
    (most === undefined || minor <= most)
  );
}

/** Numbers are found however they are grouped. */
function holdsWords({ description, category, reference }: Transaction, words: string): boolean {
  const text = [whatFor(description), category, reference].join("\n").toLowerCase();
  const plain = words.toLowerCase();
  const digits = /^[\d\s-]+$/.test(plain) ? plain.replaceAll(/[\s-]/g, "") : undefined;
  return (
    text.includes(plain) ||
    (digits !== undefined && text.replaceAll(/(\d)[ -](?=\d)/g, "$1").includes(digits))
  );
}

const TONES = { success: "Successful", warning: "Pending", danger: "Failed" } as const;

/** By the tone in which the row shows it. */
function stateOf({ status, statusColor }: Transaction): State {
  const tone = statusTone(status, statusColor);
  return Object.hasOwn(TONES, tone) ? TONES[tone as keyof typeof TONES] : "Other";
}
