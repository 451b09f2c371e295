// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterFrame, inFrame } from "./frames.ts";

let paint: (() => void) | undefined;
const call = vi.fn<() => void>();

beforeEach(() => {
  call.mockReset();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => ((paint = frame), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (paint = undefined));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("in the frame, or after it, once", () => {
  inFrame(call);
  paint?.();
  expect(call).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(call).toHaveBeenCalledOnce();
  afterFrame(call);
  paint?.();
  expect(call).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(call).toHaveBeenCalledTimes(2);
});

test("a page that is hidden after the press paints no frame: it happens all the same, once", () => {
  afterFrame(call);
  vi.advanceTimersByTime(199);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(call).toHaveBeenCalledOnce();
  expect(paint).toBeUndefined();
});

test("what is stopped does not happen", () => {
  for (const one of [inFrame, afterFrame]) {
    one(call)();
    paint?.();
    const stop = one(call);
    paint?.();
    call.mockReset();
    stop();
  }
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
