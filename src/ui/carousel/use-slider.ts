import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from "keen-slider";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useCalmMotion } from "#ui/use-calm-motion.ts";

export type SliderView = {
  /** The slide in front. */
  readonly at: number;
  /** Slides that are wholly in sight; the others are out of the keyboard's and the screen reader's reach. */
  readonly inSight: readonly number[];
  /** All slides are in sight at once: there is nothing to turn. */
  readonly fits: boolean;
};

type Settings = { readonly count: number; readonly loop: boolean };

/** keen-slider on a list, with its state for React. It moves at once where motion is to be reduced. */
export function useSlider({ count, loop }: Settings) {
  const list = useRef<HTMLUListElement>(null);
  const slider = useRef<KeenSliderInstance>(undefined);
  const calm = useCalmMotion();
  const [view, setView] = useState<SliderView>(() => ({ at: 0, inSight: allOf(count), fits: count < 2 }));

  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const read = (made: KeenSliderInstance) => {
      const next = viewOf(made, count);
      setView((before) => (isSame(before, next) ? before : next));
    };
    const options: KeenSliderOptions = {
      selector: ":scope > li",
      loop: loop && count > 1,
      slides: { perView: "auto", spacing: 12 },
      created: read,
      updated: read,
      slideChanged: read,
      animationEnded: read,
      dragEnded: read,
    };
    const made = new KeenSlider(list.current, options);
    slider.current = made;
    // keen-slider itself knows of the window's size alone, not of a menu that collapses beside it.
    const resized = new ResizeObserver(() => made.update());
    resized.observe(list.current);
    return () => {
      resized.disconnect();
      slider.current = undefined;
      made.destroy();
    };
  }, [count, loop]);

  const turn = useCallback(
    (to: number) => {
      const made = slider.current;
      if (!made || count < 2) return;
      // Relative, so that a loop goes the short way.
      const from = made.track.details?.rel ?? 0;
      const abs = (made.track.details?.abs ?? 0) + to - from;
      made.moveToIdx(abs, true, calm ? { duration: 1 } : undefined);
    },
    [count, calm],
  );
  return { list, view, turn, calm };
}

/** Runs while `on`: the next slide every so often. */
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
  // Where nothing has a size (a page that is not painted) nothing is out of sight.
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
