import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Carousel } from "./carousel.tsx";

// happy-dom does no layout: the end-to-end tests measure what keen-slider does.
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
  // A spy on a fake timer must not be restored after the fake timers are gone.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("is a carousel with a heading, and each slide says its number", () => {
  show();
  const root = screen.getByRole("region", { name: "Offers" });
  expect(root.getAttribute("aria-roledescription")).toBe("carousel");
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"))).toEqual([
    "1 of 3",
    "2 of 3",
    "3 of 3",
  ]);
});

test("the timer runs only without pointer and focus on the carousel, and until the customer stops it", () => {
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

test("with reduced motion nothing moves by itself and there is no stop button", () => {
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
