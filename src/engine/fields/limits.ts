import type { Ask } from "#definition/compiled.ts";
import type { LimitDefinition } from "#definition/format.ts";
import { offersValue } from "#engine/sources/billers.ts";
import { holds, isShown } from "#engine/values/condition.ts";
import { isAsk } from "#engine/state/position.ts";
import { asks } from "#engine/state/screen-facts.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import { resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

import { createFieldCurrencies } from "./field-currency.ts";
import { limitText } from "./limit-text.ts";
import type { Lists } from "./list-rows.ts";
import { fixedValue } from "./open-fields.ts";
import { textBeyond } from "./text-limits.ts";
import { isUnread } from "./unread-limit.ts";

/** Minor units, another number, or an ISO day. */
export type Limit = number | string;
export type Limits = { readonly minimum?: Limit | undefined; readonly maximum?: Limit | undefined };

/** A field whose value is beyond a limit, and the message for the customer. */
export type Beyond = {
  readonly field: string;
  readonly keyword: string;
  readonly text: string;
  /** Index of the field in a list, from 0. */
  readonly part?: number;
};

type Refused = { readonly at: number; readonly fieldErrors: Readonly<Record<string, string>> };

/** The limits of an open screen's fields that come from a chosen item, a look-up or a reply. */
export type LimitKeeper = {
  readonly of: (ask: Ask, field: string) => Limits;
  readonly beyond: (ask: Ask, inputs: Inputs) => readonly Beyond[];
  /** The value that a typed value becomes: above a maximum with `clamp` it becomes the maximum. */
  readonly clamp: (ask: Ask, field: string, value: unknown) => unknown;
  /**
   * Why the field's value differs from what was typed; undefined when it does not, or when a higher value is allowed
   * now.
   */
  readonly clamped: (ask: Ask, field: string) => string | undefined;
  /**
   * Reads amounts in the currency that their fields have now; clamps values that were not typed, or were entered before the limit was known; sets fields that have only one
   * possible value; fills in what replies give to fields of lists, and removes what belonged to others. Returns whether
   * anything changed.
   */
  readonly settle: () => boolean;
  /** The first form up to step `at` with a value beyond a limit, and the messages at its fields. */
  readonly first: (at: number, inputs: Inputs) => Refused | undefined;
};

export function createLimits(host: ScreenHost, lists: Lists | undefined): LimitKeeper {
  const { screen, state, scope, dispatch } = host;
  const inNewCurrency = createFieldCurrencies(host);

  const of = (ask: Ask, field: string): Limits => {
    const fixed = fixedValue(ask, field, scope());
    return fixed === undefined ? rangeOf(ask, field) : { minimum: fixed, maximum: fixed };
  };

  const rangeOf = (ask: Ask, field: string): Limits => {
    const definition = ask.limits?.[field];
    if (!definition) return {};
    const now = scope();
    const limits = (key: keyof Limits) =>
      [resolveValue(definition[key] ?? null, now)]
        .flat()
        .flatMap((value) => (definition.zero && value === 0 ? 0 : (toLimit(value) ?? [])));
    return {
      minimum: extreme(limits("minimum"), (one, best) => isMore(one, best)),
      maximum: extreme(limits("maximum"), (one, best) => isMore(best, one)),
    };
  };

  const cut = (ask: Ask, field: string, value: unknown): unknown => {
    if (ask.limits?.[field]?.clamp !== true) return value;
    const { maximum } = of(ask, field);
    return maximum !== undefined && isMore(value, maximum) ? maximum : value;
  };

  /** The fields whose limits leave only one value. */
  const fixedValues = (ask: Ask): [string, Limit][] =>
    Object.entries(ask.limits ?? {}).flatMap(([field, definition]): [string, Limit][] => {
      if (!mayLeaveOne(definition)) return [];
      const { minimum, maximum } = of(ask, field);
      return minimum !== undefined && minimum === maximum ? [[field, minimum]] : [];
    });

  const clamp = (ask: Ask, field: string, value: unknown): unknown => {
    const next = cut(ask, field, value);
    if (next !== value) dispatch({ type: "clamped", values: { [field]: next } });
    return next;
  };

  function settle(): boolean {
    const before = state().inputs;
    const moved = inNewCurrency();
    const inputs = { ...before, ...moved };
    const listed = asks(screen).flatMap((ask) => lists?.settledLists(ask, inputs, scope()) ?? []);
    const cuts = asks(screen).flatMap((ask) =>
      Object.keys(ask.limits ?? {})
        .map((field) => [field, cut(ask, field, inputs[field])] as const)
        .filter(([field, value]) => value !== inputs[field]),
    );
    const fixed = asks(screen)
      .flatMap(fixedValues)
      .filter(([field, value]) => value !== inputs[field]);
    const changed = { ...moved, ...Object.fromEntries([...listed, ...cuts, ...fixed]) };
    if (Object.keys(changed).length === 0) return false;
    dispatch({ type: "changed", inputs: { ...before, ...changed } });
    if (cuts.length > 0) dispatch({ type: "clamped", values: Object.fromEntries(cuts) });
    return true;
  }

  /** Why a source that must have answered has not. */
  const whyUnanswered = (source: string): string | undefined => {
    const { status, reason } = state().sources[source] ?? {};
    if (status === "loading") return words.weAreLookingThisUp;
    return status === "failed" ? (reason ?? words.noAnswerCame) : undefined;
  };

  /** Values of billers that this bank does not have: from a link, or from a payment before the tenant left them out. */
  const notOffered = (ask: Ask, inputs: Inputs): Beyond[] => {
    if (!screen.billers) return [];
    const own = ask.names.filter((name) => !offersValue(screen, scope(), name, inputs[name]));
    return own.map((field) => ({ field, keyword: "billers", text: words.notOffered }));
  };

  const beyond = (ask: Ask, inputs: Inputs): Beyond[] => {
    const now = scope();
    const found = Object.keys(ask.limits ?? {}).flatMap((field): Beyond[] => {
      if (!isShown(ask, field, now)) return [];
      const value = inputs[field];
      if (value !== undefined && isUnread(ask.limits![field]!, now, toLimit)) {
        return [{ field, keyword: "limits", text: words.unknownRule }];
      }
      const { answered } = ask.limits![field]!;
      const why = answered === undefined ? undefined : whyUnanswered(answered);
      if (why !== undefined) return [{ field, keyword: "answered", text: why }];
      const told = (keyword: keyof Limits, limit: Limit) => [
        { field, keyword, text: limitText(ask, field, keyword, limit, now) },
      ];
      // A fixed value must be within the other limits too.
      for (const { minimum, maximum } of [of(ask, field), rangeOf(ask, field)]) {
        if (minimum !== undefined && isMore(minimum, value)) return told("minimum", minimum);
        if (maximum !== undefined && isMore(value, maximum)) return told("maximum", maximum);
      }
      return textBeyond(ask, field, value, now);
    });
    return [...found, ...notOffered(ask, inputs), ...(lists?.wrongLists(ask, inputs, now) ?? [])];
  };

  return {
    of,
    clamp,
    settle,
    beyond,
    first: (at, inputs) => {
      for (const [index, step] of screen.steps.slice(0, at + 1).entries()) {
        if (!isAsk(step) || (step.when && !holds(step.when, scope()))) continue;
        const found = beyond(step.ask, inputs).map(({ field, text }) => [field, text] as const);
        if (found.length > 0) return { at: index, fieldErrors: Object.fromEntries(found) };
      }
      return undefined;
    },
    clamped: (ask, field) => {
      const { inputs, clamped } = state();
      const value = clamped[field];
      if (value === undefined || value !== inputs[field]) return undefined;
      const { maximum } = of(ask, field);
      return maximum === value ? limitText(ask, field, "maximum", maximum, scope()) : undefined;
    },
  };
}

/** Each key asks: only a field with both limits, or with a fixed value, can have one possible value. */
function mayLeaveOne({ fixed, minimum, maximum }: LimitDefinition): boolean {
  return fixed !== undefined || (minimum !== undefined && maximum !== undefined);
}

/** 0, "" and null mean no limit, as providers use them. Of a date and time the day counts. */
function toLimit(value: unknown): Limit | undefined {
  if (typeof value === "number") return value || undefined;
  if (typeof value !== "string") return undefined;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
  return day ?? (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) || undefined : undefined);
}

/** Of several limits all count, so the strictest one. */
function extreme(
  limits: readonly Limit[],
  isStricter: (one: Limit, best: Limit) => boolean,
): Limit | undefined {
  const [first, ...others] = limits;
  return others.reduce((best, one) => (best !== undefined && isStricter(one, best) ? one : best), first);
}

/** The schema refuses values that are missing or of another type. */
function isMore(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one > other;
  return typeof one === "string" && typeof other === "string" && other !== "" && one > other;
}
