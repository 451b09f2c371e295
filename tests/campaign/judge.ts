import type { Outcome } from "#definition/screen.ts";

/** What came of one trial, by the ledger and by what the customer was shown. */
export type Findings = {
  /** How often the customer has deliberately said yes. */
  readonly yeses: number;
  /** Requests of the money call that the app made. */
  readonly posts: number;
  /** How often the money has moved, and stayed there. */
  readonly moved: number;
  /** What each tab shows, and what the journal says of it. */
  readonly shown: readonly (Outcome | undefined)[];
  /** The app could send nothing: the device was offline. */
  readonly isOffline: boolean;
  /** The payment was made where no record of it is kept, and the customer was not told so. */
  readonly isUncautioned: boolean;
  /** The reply was a certain refusal, or the bank tells of a payment that it has made. */
  readonly isKnowable: boolean;
  /** Replies of the sandbox that break its contract. */
  readonly breaches: unknown;
};

/** Everything that must not be; none where all is well. */
export function judge(findings: Findings): string[] {
  const { yeses, posts, moved, shown, isOffline, isUncautioned, isKnowable, breaches } = findings;
  const known = shown.filter((outcome) => outcome !== undefined);
  const rules: readonly (readonly [boolean, string])[] = [
    [moved > yeses, `${moved} debits for ${yeses} yes`],
    [!Number.isInteger(moved) || moved < 0, `the ledger moved by ${moved} payments`],
    [posts > yeses, `${posts} requests for ${yeses} yes`],
    [posts === 0 && !isOffline, "the customer could not pay"],
    [posts > 0 && known.length === 0, "nothing is shown"],
    [known.includes("succeeded") && moved === 0, "shown as successful, and no money moved"],
    [known.includes("failed") && moved > 0, "shown as failed, and the money moved"],
    [isKnowable && known.includes("pending"), "shown as pending, and its end can be known"],
    [isUncautioned, "nobody said that no record is kept"],
    [JSON.stringify(breaches) !== "[]", `the sandbox broke its contract: ${JSON.stringify(breaches)}`],
  ];
  return rules.filter(([broken]) => broken).map(([, text]) => text);
}
