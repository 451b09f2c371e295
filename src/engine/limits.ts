import type { Ask } from "#definition/compiled.ts";

import { holds, isShown } from "./condition.ts";
import { limitText } from "./limit-text.ts";
import { prunedLists, wrongLists } from "./lists.ts";
import { isAsk } from "./position.ts";
import { asks } from "./screen-facts.ts";
import type { ScreenHost } from "./screen-host.ts";
import type { Inputs } from "./screen-state.ts";
import { textBeyond } from "./text-limits.ts";
import { resolveValue } from "./value.ts";

/** Kobo, another number, or an ISO day. */
export type Limit = number | string;
export type Limits = { readonly minimum?: Limit | undefined; readonly maximum?: Limit | undefined };

/** A field whose value is beyond a limit, and what the customer is told. */
export type Beyond = {
  readonly field: string;
  readonly keyword: string;
  readonly text: string;
  /** Of a list the field in it, from 0. */
  readonly part?: number;
};

type Refused = { readonly at: number; readonly fieldErrors: Readonly<Record<string, string>> };

/** The limits of one open screen's fields: those that a chosen item, a look-up or a reply gives. */
export type LimitKeeper = {
  readonly of: (ask: Ask, field: string) => Limits;
  readonly beyond: (ask: Ask, inputs: Inputs) => readonly Beyond[];
  /** What becomes of a typed value: above a maximum that says `clamp` it is the maximum. */
  readonly clamp: (ask: Ask, field: string, value: unknown) => unknown;
  /** Why the value of the field is not what was typed; undefined where it is, and where more may be entered now. */
  readonly clamped: (ask: Ask, field: string) => string | undefined;
  /**
   * Clamps what was filled in otherwise than by typing, or before the limit was known, fills in what the limits leave no
   * choice of, and takes out of lists what is no longer in them; says whether it did.
   */
  readonly settle: () => boolean;
  /** The first form up to step `at` with a value beyond a limit, and what is told at its fields. */
  readonly first: (at: number, inputs: Inputs) => Refused | undefined;
};

export function createLimits({ screen, state, scope, dispatch }: ScreenHost): LimitKeeper {
  const of = ({ limits }: Ask, field: string): Limits => {
    const definition = limits?.[field];
    if (!definition) return {};
    const now = scope();
    const limit = (key: keyof Limits) => {
      const value = resolveValue(definition[key] ?? null, now);
      return definition.zero && value === 0 ? 0 : toLimit(value);
    };
    return { minimum: limit("minimum"), maximum: limit("maximum") };
  };

  const cut = (ask: Ask, field: string, value: unknown): unknown => {
    if (ask.limits?.[field]?.clamp !== true) return value;
    const { maximum } = of(ask, field);
    return maximum !== undefined && isMore(value, maximum) ? maximum : value;
  };

  /** The fields whose limits leave a single value. */
  const fixedValues = (ask: Ask): [string, Limit][] =>
    Object.keys(ask.limits ?? {}).flatMap((field): [string, Limit][] => {
      const { minimum, maximum } = of(ask, field);
      return minimum !== undefined && minimum === maximum ? [[field, minimum]] : [];
    });

  const clamp = (ask: Ask, field: string, value: unknown): unknown => {
    const next = cut(ask, field, value);
    if (next !== value) dispatch({ type: "clamped", values: { [field]: next } });
    return next;
  };

  function settle(): boolean {
    const { inputs } = state();
    const pruned = asks(screen).flatMap((ask) => (ask.lists ? prunedLists(ask, inputs, scope()) : []));
    const cuts = asks(screen).flatMap((ask) =>
      Object.keys(ask.limits ?? {})
        .map((field) => [field, cut(ask, field, inputs[field])] as const)
        .filter(([field, value]) => value !== inputs[field]),
    );
    const fixed = asks(screen)
      .flatMap(fixedValues)
      .filter(([field, value]) => value !== inputs[field]);
    if (cuts.length === 0 && pruned.length === 0 && fixed.length === 0) return false;
    dispatch({
      type: "changed",
      inputs: { ...inputs, ...Object.fromEntries([...pruned, ...cuts, ...fixed]) },
    });
    if (cuts.length > 0) dispatch({ type: "clamped", values: Object.fromEntries(cuts) });
    return true;
  }

  const beyond = (ask: Ask, inputs: Inputs): Beyond[] => {
    const now = scope();
    const found = Object.keys(ask.limits ?? {}).flatMap((field): Beyond[] => {
      if (!isShown(ask, field, now)) return [];
      const { minimum, maximum } = of(ask, field);
      const value = inputs[field];
      if (minimum !== undefined && isMore(minimum, value)) return told(ask, field, "minimum", minimum);
      if (maximum !== undefined && isMore(value, maximum)) return told(ask, field, "maximum", maximum);
      return textBeyond(ask, field, value, now);
    });
    return [...found, ...wrongLists(ask, inputs, now)];
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
      return maximum === value ? limitText(ask, field, "maximum", maximum) : undefined;
    },
  };
}

/** 0, "" and null say that there is no limit, as providers do. Of a date and time the day counts. */
function toLimit(value: unknown): Limit | undefined {
  if (typeof value === "number") return value || undefined;
  if (typeof value !== "string") return undefined;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
  return day ?? (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) || undefined : undefined);
}

/** What is no value, or of another kind, is for the schema to refuse. */
function isMore(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one > other;
  return typeof one === "string" && typeof other === "string" && other !== "" && one > other;
}

function told(ask: Ask, field: string, keyword: keyof Limits, limit: Limit): Beyond[] {
  return [{ field, keyword, text: limitText(ask, field, keyword, limit) }];
}
