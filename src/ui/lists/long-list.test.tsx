import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LongList } from "./long-list.tsx";

const HEIGHT = 50;
const row = (index: number) => <button type="button">{`Row ${index}`}</button>;
const other = (index: number) => <button type="button">{`Other ${index}`}</button>;
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => {
  // This document has no layout.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(HEIGHT);
  window.innerHeight = 10 * HEIGHT;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function scrollBy(pixels: number): void {
  act(() => {
    Object.assign(window, { scrollY: pixels });
    fireEvent.scroll(window);
  });
}

test("only rows near the window are there, each with its place, and the list is as high as all of them", () => {
  render(<LongList label="Numbers" count={2000} rowHeight={HEIGHT} row={row} />);
  const list = screen.getByRole("list", { name: "Numbers" });
  expect(list.style.height).toBe(`${2000 * HEIGHT}px`);
  expect(rows()[0]).toBe("Row 0");
  expect(rows().length).toBeLessThan(20);
  scrollBy(1000 * HEIGHT);
  expect(rows()).toContain("Row 1000");
  expect(rows()).toContain("Row 1009");
  expect(rows()).not.toContain("Row 0");
  expect(rows().length).toBeLessThan(40);
  const item = screen.getByText("Row 1000").closest("li")!;
  expect([item.getAttribute("aria-posinset"), item.getAttribute("aria-setsize")]).toEqual(["1001", "2000"]);
  expect(item.style.top).toBe(`${1000 * HEIGHT}px`);
  scrollBy(0);
});

test("the row that has the focus stays, however far the page is scrolled", () => {
  render(<LongList label="Numbers" count={2000} rowHeight={HEIGHT} row={row} />);
  const button = screen.getByText("Row 2");
  button.focus();
  scrollBy(500 * HEIGHT);
  expect(screen.getByText("Row 2")).toBe(button);
  expect(document.activeElement).toBe(button);
  button.blur();
  scrollBy(600 * HEIGHT);
  expect(screen.queryByText("Row 2")).toBeNull();
  scrollBy(0);
});

test("the next row is there as soon as one has the focus, before the page has scrolled", () => {
  render(<LongList label="Numbers" count={2000} rowHeight={HEIGHT} row={row} />);
  for (let index = 0; index < 60; index++) {
    act(() => screen.getByText(`Row ${index}`).focus());
    expect(rows()).toContain(`Row ${index + 1}`);
  }
  act(() => screen.getByText("Row 60").focus());
  expect(rows()).toContain("Row 59");
  expect(rows().length).toBeLessThan(20);
});

test("a shorter list changes rows, and keeps none that is no longer there", () => {
  const { rerender } = render(<LongList label="Numbers" count={2000} rowHeight={HEIGHT} row={row} />);
  const first = screen.getAllByRole("listitem")[0];
  rerender(<LongList label="Numbers" count={2} rowHeight={HEIGHT} row={other} />);
  expect(rows()).toEqual(["Other 0", "Other 1"]);
  expect(screen.getAllByRole("listitem")[0]).toBe(first);
  expect(screen.getByRole("list").style.height).toBe(`${2 * HEIGHT}px`);
});
