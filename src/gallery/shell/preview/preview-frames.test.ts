import { expect, test } from "vitest";

import type { Verdict } from "#gallery/protocol.ts";
import { viewPath, type View } from "#gallery/states.ts";

import {
  type Frames,
  nextStep,
  NO_FRAMES,
  type Wanted,
  withArrived,
  withAsked,
  withLoaded,
} from "./preview-frames.ts";

const shown: Verdict = { kind: "shown" };
const wish = (drafts: string, more: Partial<View> = {}): Wanted => ({
  src: viewPath({ subject: "airtime", state: "sandbox", tenant: "demo", scheme: "light", drafts, ...more }),
  round: 0,
});
const step = (frames: Frames, wanted: Wanted, more: { isImpatient?: boolean; isReady?: boolean } = {}) =>
  nextStep(frames, wanted, { isImpatient: false, isReady: true, ...more });
const arrive = (frames: Frames, id: number, wanted: Wanted, verdict?: Verdict) =>
  withArrived(frames, { id, view: wanted.src, ...(verdict && { verdict }) }, wanted);

/** One frame that shows a view, and a second one that has loaded the same. */
const [one, two] = [wish("1"), wish("2")];
const first = arrive(withLoaded(NO_FRAMES, one), 1, one, shown);
const both = arrive(withLoaded(first, one), 2, one, shown);

test("a view is loaded, can be looked at, and comes to rest; then a second frame is loaded, where one is wanted", () => {
  expect(step(NO_FRAMES, one)).toEqual({ kind: "load" });
  const loading = withLoaded(NO_FRAMES, one);
  expect(step(loading, one)).toEqual({ kind: "none" });
  const settled = arrive(loading, 1, one);
  expect([settled.shown, step(settled, one)]).toEqual([1, { kind: "none" }]);
  expect(step(first, one, { isReady: false })).toEqual({ kind: "none" });
  expect(step(first, one)).toEqual({ kind: "load" });
  expect([both.shown, step(both, one)]).toEqual([1, { kind: "none" }]);
});

test("the second frame shows the next view, and the first one that after it", () => {
  expect(step(both, two)).toEqual({ kind: "show", id: 2 });
  const asked = withAsked(both, 2, two);
  expect([asked.shown, step(asked, two)]).toEqual([1, { kind: "none" }]);
  const next = arrive(asked, 2, two, shown);
  expect(next.shown).toBe(2);
  expect(step(next, wish("3"))).toEqual({ kind: "show", id: 1 });
});

test("what arrives too late is not shown, and its frame shows what is wanted by now", () => {
  const asked = withAsked(both, 2, two);
  const three = wish("3");
  expect(step(asked, three)).toEqual({ kind: "wait" });
  expect(step(asked, three, { isImpatient: true })).toEqual({ kind: "load" });
  const late = withArrived(asked, { id: 2, view: two.src, verdict: shown }, three);
  expect([late.shown, step(late, three)]).toEqual([1, { kind: "show", id: 2 }]);
  // A report about the view before.
  expect(withArrived(asked, { id: 2, view: one.src, verdict: shown }, two)).toBe(asked);
});

test("an edit that is taken back needs nothing, because the first frame still shows it", () => {
  expect(step(withAsked(both, 2, two), one)).toEqual({ kind: "none" });
});

test.each<[string, Wanted]>([
  ["another subject", wish("1", { subject: "data" })],
  ["another bank", wish("1", { tenant: "harbour" })],
  ["the other scheme", wish("1", { scheme: "dark" })],
  ["another language", wish("1", { language: "fr" })],
  ["another round", { ...one, round: 1 }],
])("%s is loaded anew", (_, wanted) => {
  expect(step(both, wanted)).toEqual({ kind: "load" });
  expect(withLoaded(both, wanted).all.map(({ id }) => id)).toEqual([1, 3]);
});

test("after many views a frame is loaded anew", () => {
  let frames = both;
  for (let view = 2; view <= 40; view++) frames = withAsked(frames, 2, wish(String(view)));
  expect(step(withArrived(frames, { id: 2, view: wish("40").src, verdict: shown }, one), two)).toEqual({
    kind: "load",
  });
});
