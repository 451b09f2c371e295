import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { WhenNear } from "./when-near.tsx";

let top = 0;
let pauses: (() => void)[] = [];
const cancel = vi.fn<(handle: number) => void>();

beforeEach(() => {
  pauses = [];
  vi.stubGlobal("innerHeight", 1000);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top, 0, 0));
  vi.stubGlobal("requestIdleCallback", (work: () => void) => pauses.push(work));
  vi.stubGlobal("cancelIdleCallback", cancel.mockReset());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function place(at: number) {
  top = at;
  return render(
    <main>
      <h2>Past transactions</h2>
      <WhenNear height="10rem">
        <p>rows</p>
      </WhenNear>
    </main>,
  );
}

/** The customer scrolls until the heading stands at `to`. */
function scroll(to: number): void {
  top = to;
  vi.stubGlobal("scrollY", 43);
  fireEvent.scroll(window);
}

const isMade = () => screen.queryByText("rows") !== null;
const pause = () => act(async () => pauses.splice(0).forEach((work) => work()));

test("what is in the window is made at once", () => {
  place(900);
  expect(isMade()).toBe(true);
});

test("what a scroll brings into the window is made in the next pause: a tap comes first", async () => {
  place(1200);
  expect(isMade()).toBe(false);
  scroll(900);
  scroll(800);
  expect(isMade()).toBe(false);
  expect(pauses).toHaveLength(1);
  await pause();
  expect(isMade()).toBe(true);
});

test("once the page has been scrolled, half a window further down is near as well", async () => {
  place(1700);
  scroll(1600);
  expect(pauses).toHaveLength(0);
  scroll(1500);
  await pause();
  expect(isMade()).toBe(true);
});

test("for the printer and for who goes on with the Tab key it is made at once", () => {
  for (const tell of [
    () => fireEvent(window, new Event("beforeprint")),
    () => fireEvent.keyDown(window, { key: "Tab" }),
  ]) {
    const { unmount } = place(5000);
    expect(isMade()).toBe(false);
    tell();
    expect(isMade()).toBe(true);
    unmount();
  }
});

test("who has left no longer waits for a pause", () => {
  const { unmount } = place(1200);
  scroll(900);
  expect(cancel).not.toHaveBeenCalled();
  unmount();
  expect(cancel).toHaveBeenCalledWith(1);
});

test("Safari does not tell of pauses: there it is made after the next frame", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(window, "requestIdleCallback");
  place(1200);
  scroll(900);
  await expect.poll(isMade).toBe(true);
});
