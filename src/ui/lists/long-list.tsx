import { useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";

/** Rows below the window that are there before anybody scrolls: more would make the first key of a search slower. */
const AHEAD = 4;
/** Rows come and go so many at a time: each change costs style, layout and paint of a frame. */
const BLOCK = 8;

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
 * A list of any length that scrolls with the page. Only rows in the window are in the document, and the one that has the focus with its
 * neighbours: Tab finds the next row however late the page scrolls. A row is known by its place: another list changes rows, and makes none.
 */
export function LongList({ label, count, rowHeight, row }: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(-1);
  const [top, setTop] = useState(0);
  // With other rows, what stands above may have changed too. Rows ahead make up for a small difference.
  useLayoutEffect(() => setTop(topOf(list.current!)), [row]);
  // oxlint-disable-next-line react-hooks-js/incompatible-library -- nothing here is memoised by what it returns but `measureElement`, which never changes
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count,
    scrollMargin: top,
    estimateSize: () => rowHeight,
    // Hidden rows have no height.
    measureElement: (element) => element.offsetHeight || rowHeight,
    rangeExtractor: (range) => withFocused(rowsNear(range), focused, count),
    // A finger's next move need not wait for the rows of this one.
    useFlushSync: false,
  });
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ height: virtual.getTotalSize() }}
      onFocus={({ target }) => setFocused(indexOf(target))}
      // Right away: without its row, the focus could not move on. It stays where it is while another window has it.
      onBlur={({ relatedTarget }) => setFocused(indexOf(relatedTarget ?? document.activeElement))}
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
      style={{ top: start }}
    >
      {row(index)}
    </Item>
  );
});

/** The rows in the window, and those around it. */
function rowsNear({ startIndex, endIndex, count }: Range): number[] {
  const isAtTop = startIndex === 0;
  const from = Math.max(0, (Math.floor(startIndex / BLOCK) - 1) * BLOCK);
  const to = isAtTop ? endIndex + 1 + AHEAD : (Math.ceil((endIndex + 1) / BLOCK) + 1) * BLOCK;
  return Array.from({ length: Math.min(count, to) - from }, (_, index) => from + index);
}

/** Without its row, the focus would be lost; without the next one, Tab would leave the list. */
function withFocused(shown: number[], focused: number, count: number): number[] {
  if (focused < 0 || focused >= count) return shown;
  const near = [focused - 1, focused, focused + 1];
  const rows = [...shown, ...near.filter((index) => index >= 0 && index < count && !shown.includes(index))];
  // toSorted is newer than the browsers that we build for.
  rows.sort((one, other) => one - other);
  return rows;
}

function indexOf(element: Element | null): number {
  return Number(element?.closest("[data-index]")?.getAttribute("data-index") ?? -1);
}

/** CSS pixels from the top of the page. */
function topOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + scrollY);
}
