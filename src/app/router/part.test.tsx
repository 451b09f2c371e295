import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { AppBoundary } from "./app-boundary.tsx";
import { Part } from "./part.tsx";

afterEach(cleanup);

/** React reports what a boundary catches; here that is the point of the test. */
function expectReports(): void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
}

test("a part that does not arrive says so, and Retry fetches it", async () => {
  expectReports();
  const load = vi.fn<() => Promise<string>>(async () => "The part").mockRejectedValueOnce(new Error("gone"));
  await open(<Part load={load}>{(text) => <p>{text}</p>}</Part>);
  expect(await screen.findByText("Loading chunk failed")).toBeTruthy();
  await act(async () => screen.getByRole("button", { name: "Retry" }).click());
  expect(await screen.findByText("The part")).toBeTruthy();
});

test("a part that breaks takes nothing else with it", async () => {
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

test("what no part keeps to itself ends in one clear page", () => {
  expectReports();
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
});

/** A part suspends while it loads: the rendering is over when that is. */
async function open(element: ReactNode): Promise<void> {
  await act(async () => void render(element));
}

async function brokenPart() {
  return Broken;
}

function Broken(): never {
  throw new Error("broken");
}
