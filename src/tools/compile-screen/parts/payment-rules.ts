import type { Fields } from "#tools/compile-screen/read/fields.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

import type { Parts } from "./parts.ts";

/** An end of a payment that is certain. */
export type CertainEnd = "succeeded" | "failed" | "resolved";

/** One condition that ends a payment. */
export type PaymentRule = {
  readonly end: CertainEnd;
  readonly condition: Fields;
  readonly pointer: string;
  /** All rules of the same reply. */
  readonly outcomes: Fields;
  readonly isAsked: boolean;
};

const RULE = /^\/outcomes\/(?:(succeeded|failed)|(resolved)\/\d+\/when)(?:\/\d+)?$/;

/** Each condition by which the reply of a payment, or of a requery, ends the payment. */
export function paymentRules({ calls, conditions }: Pick<Parts, "calls" | "conditions">): PaymentRule[] {
  const ending = calls.filter(
    ({ kind, call }) => kind === "requery" || ((kind === "step" || kind === "wait") && call.money === true),
  );
  return ending.flatMap(({ call, kind, pointer: at }) =>
    conditions.flatMap(({ condition, pointer }) => {
      const [, common, other] = (pointer.startsWith(at) && RULE.exec(pointer.slice(at.length))) || [];
      const end = (common ?? other) as CertainEnd | undefined;
      if (end === undefined) return [];
      const outcomes = fieldsOf(call.outcomes);
      return [{ end, condition: fieldsOf(condition), pointer, outcomes, isAsked: kind === "requery" }];
    }),
  );
}

/** The conditions of a rule, of which any one must hold. */
export function alternativesOf(rule: unknown): Fields[] {
  return rule === undefined ? [] : (Array.isArray(rule) ? listOf(rule) : [rule]).map(fieldsOf);
}
