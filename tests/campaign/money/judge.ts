import type { Outcome } from "#definition/screen.ts";

/** The result of one trial, according to the ledger and to the screens. */
export type Findings = {
  /** How often the customer deliberately confirmed. */
  readonly yeses: number;
  /** Requests of the money call that the app made. */
  readonly posts: number;
  /** How often the money moved without coming back. */
  readonly moved: number;
  /** The outcomes that each tab and its journal show. */
  readonly shown: readonly (Outcome | undefined)[];
  /** The device was offline, so nothing could be sent. */
  readonly isOffline: boolean;
  /** The payment was made without a record on the device, and the customer was not told. */
  readonly isUncautioned: boolean;
  /** The reply was a certain refusal, or the bank reports that it made the payment. */
  readonly isKnowable: boolean;
  /** Replies of the sandbox that break its contract. */
  readonly breaches: unknown;
};

/** The violations; empty when all is well. */
export function judge(findings: Findings): string[] {
  const { yeses, posts, moved, shown, isOffline, isUncautioned, isKnowable, breaches } = findings;
  const known = shown.filter((outcome) => outcome !== undefined);
  const rules: readonly (readonly [boolean, string])[] = [
    [moved > yeses, `${moved} debits for ${yeses} confirmations`],
    [!Number.isInteger(moved) || moved < 0, `the ledger moved by ${moved} payments`],
    [posts > yeses, `${posts} requests for ${yeses} confirmations`],
    [posts === 0 && !isOffline, "the customer could not pay"],
    [posts > 0 && known.length === 0, "nothing is shown"],
    [known.includes("succeeded") && moved === 0, "shown as successful, and no money moved"],
    [known.includes("failed") && moved > 0, "shown as failed, and the money moved"],
    [isKnowable && known.includes("pending"), "shown as pending, although the outcome can be known"],
    [isUncautioned, "the customer was not told that no record is kept"],
    [JSON.stringify(breaches) !== "[]", `the sandbox broke its contract: ${JSON.stringify(breaches)}`],
  ];
  return rules.filter(([broken]) => broken).map(([, text]) => text);
}
