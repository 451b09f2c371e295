import type { ScenarioDefinition } from "#definition/format.ts";
import type { Outcome, ScenarioRequest } from "#definition/screen.ts";
import { isRecord } from "#lib/json/record.ts";

import { matches, type NamedTexts } from "./matches.ts";
import { withKeyNames } from "./request-keys.ts";

/** The result of a scenario. */
export type Run = {
  readonly outcome: Outcome;
  /** The outcome of a pending payment after the bank was asked again. */
  readonly later: Outcome | undefined;
  readonly refused: readonly string[];
  readonly requests: readonly ScenarioRequest[];
  /** Every text that the customer could see. */
  readonly shows: readonly string[];
};

/**
 * The result of a scenario, reduced to the keys of its expectation: equal to the expectation if it passed, and with the
 * differing values if not.
 */
export function comparable(run: Run, expected: ScenarioDefinition["expect"]): ScenarioDefinition["expect"] {
  const named: NamedTexts = new Map();
  const { refused, requests, shows, hides, ...ends } = expected;
  // Each form shows the rows of the one before again; its author searches this text for what is missing.
  const text = [...new Set(run.shows)].join("\n");
  return {
    ...(ends.outcome && { outcome: run.outcome }),
    ...(ends.later && run.later && { later: run.later }),
    ...((refused || run.refused.length > 0) && { refused: run.refused }),
    ...(requests && { requests: requestsOf(run, requests, named) }),
    ...(hides && { hides: hides.map((one) => (text.includes(one) ? text : one)) }),
    ...(shows && { shows: shows.map((one) => (text.includes(one) ? one : text)) }),
  };
}

function requestsOf({ requests }: Run, expected: readonly ScenarioRequest[], named: NamedTexts) {
  return withPatterns(withKeyNames(requests, expected), expected, named) as readonly ScenarioRequest[];
}

/** The value with each text that matches replaced by the expected pattern, so that the two can be compared. */
function withPatterns(value: unknown, expected: unknown, named: NamedTexts): unknown {
  if (isRecord(expected) && "$pattern" in expected) return matches(expected, value, named) ? expected : value;
  if (Array.isArray(value) && Array.isArray(expected)) {
    return value.map((item, index) => withPatterns(item, expected[index], named));
  }
  if (!isRecord(value) || !isRecord(expected)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPatterns(inner, expected[key], named)]),
  );
}
