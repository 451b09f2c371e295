import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";

/** Rows above and below the window that are there already. */
const AHEAD = 4;

const List = styled.ul`
  position: relative;
`;
const Item = styled.li`
  position: absolute;
  inset-inline: 0;
  &:not([aria-posinset="1"]) {
    border-top: 1px solid var(--color-border);
  }
`;

type LongListProps = {
  readonly label: string;
  readonly count: number;
  /** About how high a row is, in CSS pixels; each is measured when it is there. */
  readonly rowHeight: number;
  /** Renders a row. The same function renders the same rows. */
  readonly row: (index: number) => ReactNode;
};

/**
 * A list of any length that scrolls with the page. Only rows in the window are in the document, and the one that has the focus. A row
 * is known by its place: another list changes rows, and makes none.
 */
export function LongList({ label, count, rowHeight, row }: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(-1);
  const [top, setTop] = useState(0);
  // With other rows, what stands above may have changed too. Rows ahead make up for a small difference.
  useLayoutEffect(() => setTop(topOf(list.current!)), [row]);
  // oxlint-disable-next-line react-hooks-js/incompatible-library -- nothing here is memoised by what it returns but `measureElement`, which never changes
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count,
    overscan: AHEAD,
    scrollMargin: top,
    estimateSize: () => rowHeight,
    // Hidden rows have no height.
    measureElement: (element) => element.offsetHeight || rowHeight,
    rangeExtractor: (range) => withFocused(range, focused.current),
    // A finger's next move need not wait for the rows of this one.
    useFlushSync: false,
  });
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ height: virtual.getTotalSize() }}
      onFocus={({ target }) => (focused.current = indexOf(target))}
      onBlur={() => (focused.current = -1)}
    >
      {virtual.getVirtualItems().map(({ index, start }) => (
        <Row key={index} {...{ index, count, row }} start={start - top} measure={virtual.measureElement} />
      ))}
    </List>
  );
}

type RowProps = Pick<LongListProps, "count" | "row"> & {
  readonly index: number;
  /** Pixels below the top of the list. */
  readonly start: number;
  readonly measure: (element: HTMLLIElement | null) => void;
};

const Row = memo(function Row({ index, count, row, start, measure }: RowProps) {
  return (
    <Item
      ref={measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      // A transform of each row would make the browser draw the whole window anew whenever one comes.
      style={{ top: start }}
    >
      {row(index)}
    </Item>
  );
});

/** Without its row, the focus would be lost. */
function withFocused(range: Range, focused: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused < 0 || focused >= range.count || shown.includes(focused)) return shown;
  const rows = [...shown, focused];
  // toSorted is newer than the browsers that we build for.
  rows.sort((one, other) => one - other);
  return rows;
}

function indexOf(element: Element): number {
  return Number(element.closest("[data-index]")?.getAttribute("data-index") ?? -1);
}

/** CSS pixels from the top of the page. */
function topOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + scrollY);
}
