import { isRightToLeft } from "#ui/behaviour/direction.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Heading } from "#ui/text/text.tsx";

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { say } from "#lib/text/words.ts";
import { CarouselHead, Controls, List, Root, Slide } from "./carousel-parts.ts";
import { useEvery, useSlider } from "./use-slider.ts";
import { words } from "./words.ts";

export type CarouselProps<T> = {
  /** Its heading. */
  title: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  children: (item: T) => ReactNode;
  /** Width of a slide as a CSS length. Default: the full width. */
  slideWidth?: string;
  loop?: boolean;
  /** Milliseconds after which it moves on by itself, until the customer stops it. It never does with reduced motion. */
  every?: number;
  /**
   * Content below the slides, such as thumbnails. Gets the index of the front slide and a function to go to another.
   */
  renderFooter?: (at: number, turn: (to: number) => void) => ReactNode;
};

/**
 * Slides that customers swipe, or move with buttons and arrow keys. A carousel that moves by itself has a stop button
 * as its first button, and pauses while the pointer or the focus is on it.
 */
export function Carousel<T>(props: CarouselProps<T>) {
  const { title, items, itemKey, children, slideWidth = "100%", loop = false, every, renderFooter } = props;
  const headingId = useId();
  const count = items.length;
  const { list, view, turn, calm } = useSlider({ count, loop });
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);
  const mayTurn = every !== undefined && count > 1 && !calm;
  useEvery(every ?? 0, mayTurn && !stopped && !held && !focused, () => {
    if (document.visibilityState === "visible") turn(view.at + 1);
  });

  const go = (by: number) => turn(loop ? view.at + by : Math.min(count - 1, Math.max(0, view.at + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.altKey || event.ctrlKey || event.metaKey || view.fits) return;
    event.preventDefault();
    go((event.key === "ArrowLeft") === isRightToLeft(event.currentTarget) ? 1 : -1);
  };
  const atStart = !loop && view.at === 0;
  const atEnd = !loop && view.inSight.includes(count - 1);
  return (
    <Root
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <CarouselHead>
        <Heading id={headingId} $size="l">
          {title}
        </Heading>
        {!view.fits && (
          <Controls>
            {mayTurn && (
              <IconButton
                label={`${stopped ? words.start : words.stop} ${title}`}
                onClick={() => setStopped(!stopped)}
              >
                {stopped ? <Play size="1.25em" /> : <Pause size="1.25em" />}
              </IconButton>
            )}
            <span aria-live={mayTurn && !stopped && !focused ? "off" : "polite"}>
              {say(words.of, { value: view.at + 1, count })}
            </span>
            <IconButton
              label={say(words.previousOf, { title })}
              aria-disabled={atStart || undefined}
              onClick={() => go(-1)}
            >
              <ChevronLeft size="1.25em" />
            </IconButton>
            <IconButton
              label={say(words.nextOf, { title })}
              aria-disabled={atEnd || undefined}
              onClick={() => go(1)}
            >
              <ChevronRight size="1.25em" />
            </IconButton>
          </Controls>
        )}
      </CarouselHead>
      <List ref={list}>
        {items.map((item, index) => (
          <Slide
            key={itemKey(item)}
            aria-label={say(words.of, { value: index + 1, count })}
            inert={!view.inSight.includes(index)}
            style={{ width: slideWidth }}
          >
            {children(item)}
          </Slide>
        ))}
      </List>
      {renderFooter?.(view.at, turn)}
    </Root>
  );
}
