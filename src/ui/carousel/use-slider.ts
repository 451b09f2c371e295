import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from "keen-slider";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { inFrame } from "#lib/tasks/frames.ts";
import { isRightToLeft } from "#ui/behaviour/direction.ts";
import { calmMotion } from "#ui/styles/media.ts";
import { useMedia } from "#ui/behaviour/use-media.ts";

export type SliderView = {
  /** Index of the front slide. */
  readonly at: number;
  /** Slides that are completely visible; keyboard and screen reader cannot reach the others. */
  readonly inSight: readonly number[];
  /** All slides are visible at once, so there is nothing to move. */
  readonly fits: boolean;
};

type Settings = { readonly count: number; readonly loop: boolean };

/** Runs keen-slider on a list and keeps its state for React. With reduced motion it jumps without animation. */
export function useSlider({ count, loop }: Settings) {
  const list = useRef<HTMLUListElement>(null);
  const slider = useRef<KeenSliderInstance>(undefined);
  const calm = useMedia(calmMotion);
  const [view, setView] = useState<SliderView>(() => ({ at: 0, inSight: allOf(count), fits: count < 2 }));

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = (made: KeenSliderInstance) => {
      const next = viewOf(made, count);
      setView((before) => (isSame(before, next) ? before : next));
    };
    const options: KeenSliderOptions = {
      selector: ":scope > li",
      loop: loop && count > 1,
      rtl: isRightToLeft(element),
      slides: { perView: "auto", spacing: 12 },
      created: read,
      updated: read,
      slideChanged: read,
      animationEnded: read,
      dragEnded: read,
    };
    let end = inFrame(() => {
      const made = new KeenSlider(element, options);
      slider.current = made;
      // keen-slider only watches the window's size; a menu that collapses next to it changes the width too.
      // An update ends a movement where it is, so it jumps to where that leads: a key at the first moment would be lost.
      const resized = new ResizeObserver(() => made.update(undefined, made.animator.targetIdx ?? undefined));
      resized.observe(element);
      end = () => {
        resized.disconnect();
        slider.current = undefined;
        // It reads a style, for which the browser would style the page that comes instead once more.
        inFrame(() => made.destroy());
      };
    });
    return () => end();
  }, [count, loop]);

  const turn = useCallback(
    (to: number) => {
      const made = slider.current;
      if (!made || count < 2) return;
      // Relative, so that a loop takes the shorter way.
      const from = made.track.details?.rel ?? 0;
      const abs = (made.track.details?.abs ?? 0) + to - from;
      made.moveToIdx(abs, true, calm ? { duration: 1 } : undefined);
    },
    [count, calm],
  );
  return { list, view, turn, calm };
}

/** While `on`, calls `act` every `ms` milliseconds. */
export function useEvery(ms: number, on: boolean, act: () => void): void {
  const latest = useRef(act);
  useLayoutEffect(() => void (latest.current = act));
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [ms, on]);
}

function viewOf({ track, size }: KeenSliderInstance, count: number): SliderView {
  const { details } = track;
  // Without layout (a page that is not painted) no slide counts as hidden.
  if (!details || !(size > 0)) return { at: 0, inSight: allOf(count), fits: count < 2 };
  const { rel, slides, maxIdx, minIdx } = details;
  const inSight = slides.flatMap(({ portion }, index) => (portion > 0.98 ? [index] : []));
  return { at: rel, inSight: inSight.length > 0 ? inSight : [rel], fits: minIdx === maxIdx };
}

function allOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function isSame(one: SliderView, other: SliderView): boolean {
  return one.at === other.at && one.fits === other.fits && String(one.inSight) === String(other.inSight);
}
