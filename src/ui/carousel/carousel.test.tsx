import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Carousel } from "./carousel.tsx";

// happy-dom lays nothing out: what keen-slider is asked to do is measured in the end-to-end tests.
const items = ["one", "two", "three"];
const show = (every?: number) =>
  render(
    <Carousel title="Offers" items={items} itemKey={(item) => item} every={every} loop>
      {(item) => <a href={`/${item}`}>{item}</a>}
    </Carousel>,
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  // What was spied on was a fake timer, which must not be put back later.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("is a carousel with a heading, whose slides say which they are", () => {
  show();
  const root = screen.getByRole("region", { name: "Offers" });
  expect(root.getAttribute("aria-roledescription")).toBe("carousel");
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"))).toEqual([
    "1 of 3",
    "2 of 3",
    "3 of 3",
  ]);
});

test("the timer runs only while nobody points at it, holds the focus in it, or has stopped it", () => {
  const started = vi.spyOn(globalThis, "setInterval");
  const stopped = vi.spyOn(globalThis, "clearInterval");
  show(5000);
  const isRunning = () => started.mock.calls.length > stopped.mock.calls.length;
  const root = screen.getByRole("region", { name: "Offers" });
  expect(started.mock.calls[0]?.[1]).toBe(5000);
  expect(isRunning()).toBe(true);
  fireEvent.pointerEnter(root);
  expect(isRunning()).toBe(false);
  fireEvent.pointerLeave(root);
  expect(isRunning()).toBe(true);
  act(() => screen.getByRole("button", { name: "Next of Offers" }).focus());
  expect(isRunning()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Stop Offers" }));
  act(() => (document.activeElement as HTMLElement).blur());
  expect(isRunning()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Start Offers" }));
  expect(isRunning()).toBe(true);
});

test("where motion is to be reduced, nothing turns by itself and there is nothing to stop", () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const started = vi.spyOn(globalThis, "setInterval");
  show(5000);
  expect(screen.queryByRole("button", { name: /^Stop/ })).toBeNull();
  expect(started).not.toHaveBeenCalled();
});
