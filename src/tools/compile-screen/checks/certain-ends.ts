import { parseExpression } from "#definition/expression.ts";
import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { keyPointer } from "#tools/compile-screen/parts/expression-uses.ts";
import {
  alternativesOf,
  type CertainEnd,
  type PaymentRule,
  paymentRules,
} from "#tools/compile-screen/parts/payment-rules.ts";
import type { Fields } from "#tools/compile-screen/read/fields.ts";
import { passes } from "#tools/compile-screen/schemas/passes.ts";

/**
 * Money is pending unless its end is certain: a rule does not hold for an answer that proves nothing, such as one without the
 * field that it reads, or an error page of a server in between.
 */
export const certainEnds: Check = {
  rule: "certain",
  after: [...READABLE, "expression", "name", "money", "requery"],
  *check({ parts }) {
    for (const rule of paymentRules(parts)) {
      const doubtful = doubtfulAnswers(rule).find(
        (answer) =>
          holds(rule.condition, answer) &&
          !alternativesOf(rule.outcomes.pending).some((one) => holds(one, answer)),
      );
      if (doubtful) yield findingOf(rule, doubtful);
    }
  },
};

/** What a reply without proof says where a rule reads it: nothing, a message alone, or some text everywhere. */
type Said = "nothing" | "a message" | "any text";
type Answer = { readonly status: number; readonly said: Said };

const WORDS = "Please try again.";
const MESSAGE = /\/(?:\w*[_-])?(?:message|description)$/i;

const SUCCESSES = [200, 201, 202, 204];
const REDIRECTS = [302, 304];
/** Who does not accept the question says nothing about the payment. */
const REFUSALS = [400, 401, 403, 422];
/** Too slow, and the same payment again: the first may have been made. */
const REPEATS = [408, 409];
const BREAKDOWNS = [500, 502, 503, 504];

const PROVE: Readonly<Record<CertainEnd, string>> = {
  succeeded: "a payment succeeded",
  failed: "a payment failed",
  resolved: "a payment was resolved",
};

/** Answers for which a rule must not hold. */
function doubtfulAnswers({ end, isAsked }: PaymentRule): Answer[] {
  const wrong = [...REDIRECTS, ...REPEATS, ...BREAKDOWNS];
  const refused = isAsked || end === "succeeded" ? REFUSALS : [];
  const silent = [...BREAKDOWNS, ...wrong, ...refused, ...(end === "succeeded" ? [] : SUCCESSES)];
  const worded = [...BREAKDOWNS, ...(end === "succeeded" ? [] : SUCCESSES)];
  return [
    ...silent.map((status) => ({ status, said: "nothing" as const })),
    ...worded.map((status) => ({ status, said: "a message" as const })),
    ...BREAKDOWNS.map((status) => ({ status, said: "any text" as const })),
  ];
}

function holds(condition: Fields, answer: Answer): boolean {
  return Object.entries(condition).every(([key, schema]) => isMet(key, schema, answer));
}

/** What is known besides the reply may be as the rule wants it. */
function isMet(key: string, schema: unknown, { status, said }: Answer): boolean {
  const root = rootOf(key);
  if (root === "statusCode") return passes(schema, status);
  if (root === "error") return passes(schema, key.startsWith("$error.sent") || WORDS);
  if (root !== "response" && root !== "item") return true;
  const isWorded = said === "any text" || (said === "a message" && MESSAGE.test(key));
  return passes(schema, isWorded ? WORDS : null);
}

function rootOf(key: string): string | undefined {
  const expression = parseExpression(key);
  return "root" in expression ? expression.root : undefined;
}

function findingOf(rule: PaymentRule, answer: Answer): Finding {
  const { end, condition, pointer } = rule;
  const keys = Object.keys(condition);
  const read = keys.find((key) => ["response", "item"].includes(rootOf(key) ?? ""));
  const key = read ?? keys.find((one) => rootOf(one) === "statusCode") ?? keys[0];
  const { what, expected } = read === undefined ? anyReply(rule, answer, key) : replyWithout(read, answer);
  return {
    ...(key === undefined ? { pointer } : { pointer: keyPointer(pointer, key), atKey: true }),
    message: `does not prove that ${PROVE[end]}: it holds for ${what}`,
    expected,
  };
}

type Told = { readonly what: string; readonly expected: string };

/** Of a rule that reads nothing in the reply. */
function anyReply({ end, isAsked }: PaymentRule, { status }: Answer, key: string | undefined): Told {
  const expected = "a value of the reply beside it";
  if (rootOf(key ?? "") !== "statusCode") return { what: "every reply", expected };
  const what = `every reply with the status ${status}`;
  if (end === "succeeded") return { what, expected: "only statuses from 200 to 299" };
  if (isAsked || status < 400) return { what, expected };
  return { what, expected: `${expected}, or only statuses that certainly refuse, such as 400 and 422` };
}

function replyWithout(read: string, { status, said }: Answer): Told {
  if (said === "nothing") {
    return { what: `a reply without ${read}`, expected: "a schema that a missing value does not satisfy" };
  }
  const others = status < 500 ? "" : ', or "$statusCode" below 500 beside it';
  return {
    what: `any text with the status ${status}`,
    expected: `the values that mean it, as { "enum": […] }${others}`,
  };
}
