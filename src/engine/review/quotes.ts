import type { Condition } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";
import { say } from "#lib/text/words.ts";
import { timeOf } from "#lib/time/read-time.ts";
import { retreat, type Position } from "#engine/state/position.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import type { Row } from "#engine/state/screen-state.ts";
import { resolveToText, resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

import { reviewRows } from "./review.ts";

/** A row of the review that changed when the quote was renewed, and its earlier value. */
export type Change = { readonly label: string; readonly value: string; readonly before: string };

/** The quotes of one open screen: replies that are valid for a limited time, and payments that rely on them. */
export type Quotes = {
  /** When the first of the quotes expires that the current step relies on, in epoch ms; undefined if none expires. */
  readonly holdsUntil: () => number | undefined;
  /** Whether one of them has expired. A payment that was sent before is sent again unchanged, so it has none. */
  readonly hasExpired: () => boolean;
  /** Requests an expired quote again: the customer returns to the first form after it. False if none has expired. */
  readonly renew: () => boolean;
  /** What the customer must read before they confirm again; undefined if nothing was renewed. */
  readonly changes: () => readonly Change[] | undefined;
  /** The customer confirms what the form shows. */
  readonly confirm: (isReview: boolean) => void;
  /** Renews quotes that expire while the customer looks at them; returns the function that stops this. */
  readonly watch: () => () => void;
};

/** A limit, because the page may stay open, and the device's clock may be wrong. */
const RENEWALS = 5;

/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

export function createQuotes(host: ScreenHost, move: (to: Position) => void): Quotes {
  const { screen, environment, state, scope, dispatch } = host;

  /** The quotes before the current step, with the index of the step that got each. */
  function present(): { readonly index: number; readonly until: number }[] {
    const { at, outputs, expiries } = state();
    return screen.steps.slice(0, at).flatMap(({ name = "" }, index) => {
      const until = Object.hasOwn(outputs, name) ? expiries[name] : undefined;
      return until === undefined ? [] : [{ index, until }];
    });
  }

  function expired(): number | undefined {
    const { intent, confirmed } = state();
    if (intent && confirmed[intent.key]) return undefined;
    return present().find(({ until }) => until <= environment.now())?.index;
  }

  function holdsUntil(): number | undefined {
    const ends = present().map(({ until }) => until);
    return ends.length === 0 ? undefined : Math.min(...ends);
  }

  function renew(): boolean {
    const index = expired();
    if (index === undefined) return false;
    const { renewed } = state();
    const times = (renewed?.times ?? 0) + 1;
    if (times > RENEWALS) {
      dispatch({ type: "renewed", renewed: undefined });
      dispatch({
        type: "said",
        message: { text: words.theOfferHasExpiredGoOn, tone: "warning" },
      });
      move(retreat(screen, index, scope()));
      return true;
    }
    const before = renewed?.before ?? reviewRows(screen, state(), scope());
    dispatch({ type: "renewed", renewed: { index, times, before } });
    move({ at: index, phase: "calling" });
    return true;
  }

  function changes(): readonly Change[] | undefined {
    const { renewed, at } = state();
    if (!renewed || at <= renewed.index) return undefined;
    const was = new Map(renewed.before.map(({ label, value }) => [label, value]));
    return reviewRows(screen, state(), scope()).flatMap(({ label, value }) => {
      const before = was.get(label);
      return before === undefined || before === value ? [] : [{ label, value, before }];
    });
  }

  function watch(): () => void {
    let planned: number | undefined;
    const plan = () => {
      const until = state().phase === "asking" ? holdsUntil() : undefined;
      if (until === planned) return;
      planned = until;
      if (until === undefined) return;
      const left = Math.min(LONGEST, Math.max(0, until - environment.now()));
      void environment.pause(left).then(() => {
        if (planned !== until) return;
        planned = undefined;
        if (state().phase === "asking") renew();
      });
    };
    const leave = host.subscribe(plan);
    return () => {
      planned = NaN;
      leave();
    };
  }

  return {
    holdsUntil,
    hasExpired: () => expired() !== undefined,
    renew,
    changes,
    confirm: (isReview) => {
      const { renewed, at } = state();
      if (renewed && (isReview || at <= renewed.index)) dispatch({ type: "renewed", renewed: undefined });
    },
    watch,
  };
}

/** Until when (epoch ms) a reply is valid, as its step says; undefined if the step does not say it. */
export function expiryOf({ expires }: CallStep<Condition>, answered: Scope, now: number): number | undefined {
  if (!expires) return undefined;
  const after = resolveValue(expires.after ?? null, answered);
  if (typeof after === "number") return now + after;
  const at = timeOf(resolveToText(expires.at, answered), regionOf(answered).timeZone);
  return Number.isNaN(at) ? undefined : at;
}

/** The message about a renewed quote. */
export function renewalText(changes: readonly Change[]): string {
  if (changes.length === 0) return words.theOfferHadExpiredTheNew;
  const told = changes.map(({ label, value, before }) => say(words.isNowItWas, { label, value, before }));
  return say(words.theOfferHadExpiredAndThe, { value: told.join(" ") });
}

export type Renewed = {
  /** Index of the step that gets the quote. */
  readonly index: number;
  readonly times: number;
  /** The review as the customer last saw it, before the quote was renewed. */
  readonly before: readonly Row[];
};
