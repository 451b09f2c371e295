import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { AppBoundary } from "./app-boundary.tsx";
import { loadOnce } from "./load-once.ts";
import { Part } from "./part.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** React logs the errors that a boundary catches; this test expects them. */
function expectReports(): void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
}

test("a part that does not load shows an error, and Retry loads it", async () => {
  expectReports();
  const load = vi.fn<() => Promise<string>>(async () => "The part").mockRejectedValueOnce(new Error("gone"));
  await open(<Part load={load}>{(text) => <p>{text}</p>}</Part>);
  expect(await screen.findByText("Loading chunk failed")).toBeTruthy();
  await act(async () => screen.getByRole("button", { name: "Retry" }).click());
  expect(await screen.findByText("The part")).toBeTruthy();
});

test("a part that breaks affects nothing else", async () => {
  expectReports();
  await open(
    <>
      <p>The rest</p>
      <Part load={brokenPart}>{(Child) => <Child />}</Part>
    </>,
  );
  expect(await screen.findByText("Something went wrong here")).toBeTruthy();
  expect(screen.getByText("The rest")).toBeTruthy();
});

test("after a tap, a part that is there comes once a frame has answered the tap", async () => {
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"],
  });
  await loadOnce(loadText);
  await open(
    <Part load={loadText} later>
      {(text) => <p>{text}</p>}
    </Part>,
  );
  expect(screen.queryByText("The part")).toBeNull();
  await act(() => vi.advanceTimersToNextFrame());
  expect(screen.queryByText("The part")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("The part")).toBeTruthy();
});

test("a part comes without a frame where the page is hidden", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await loadOnce(loadText);
  await open(
    <Part load={loadText} later>
      {(text) => <p>{text}</p>}
    </Part>,
  );
  expect(await screen.findByText("The part")).toBeTruthy();
});

test("an error that no part catches ends in one clear page", () => {
  expectReports();
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
});

/** A part suspends while it loads, so wait for the end of the rendering. */
async function open(element: ReactNode): Promise<void> {
  await act(async () => void render(element));
}

async function loadText() {
  return "The part";
}

async function brokenPart() {
  return Broken;
}

function Broken(): never {
  throw new Error("broken");
}
