/** One campaign: it attacks one part of the project, many times, and says what did not hold. */
export type Campaign = {
  /** What must hold, each time. */
  readonly goal: string;
  /** How many times, when nobody says. */
  readonly count: number;
  readonly run: (plan: Plan) => Promise<Verdict>;
};

/** The same plan tries the same. */
export type Plan = { readonly seed: number; readonly count: number };

export type Verdict = {
  readonly tried: number;
  /** Each with what is needed to understand it. */
  readonly violations: readonly string[];
  /** What was measured, in a few words. */
  readonly figures?: string;
  /** More figures, as a Markdown table. */
  readonly table?: string;
};
