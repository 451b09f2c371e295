import { act, render } from "@testing-library/react";
import { Activity, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Rehearse } from "./rehearse.tsx";

const pauses: (() => void)[] = [];

beforeEach(() => {
  pauses.length = 0;
  vi.stubGlobal("requestIdleCallback", (work: () => void) => pauses.push(work));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => pauses.splice(handle - 1, 1, () => undefined));
});

afterEach(() => vi.unstubAllGlobals());

/** The customer does nothing for a moment. */
const pause = () => act(async () => pauses.splice(0).forEach((work) => work()));

const places: Element[] = [];
const effect = vi.fn<() => void>();

function Next() {
  const [text] = useState("next");
  useEffect(effect);
  return <p ref={(element) => void (element && places.push(element))}>{text}</p>;
}

test("renders in a pause, outside of the document, and is gone after the next", async () => {
  places.length = 0;
  const { container } = render(
    <Rehearse>
      <Next />
    </Rehearse>,
  );
  expect(places).toEqual([]);
  await pause();
  const [place] = places;
  expect(place?.isConnected).toBe(false);
  expect(place?.parentElement).not.toBeNull();
  expect(container.textContent).toBe("");
  await pause();
  expect(place?.parentElement).toBeNull();
});

test("what is hidden is rendered without its effects, and is gone too", async () => {
  effect.mockClear();
  const created = vi.spyOn(document, "createElement");
  render(
    <Rehearse>
      <Activity mode="hidden">
        <Next />
      </Activity>
    </Rehearse>,
  );
  await pause();
  const made = () => created.mock.results.map(({ value }) => value as Element);
  await expect.poll(() => made().map(({ localName }) => localName)).toContain("p");
  const place = made().find(({ localName }) => localName === "p")!;
  await expect.poll(() => place.parentElement).not.toBeNull();
  const afterPause = async () => {
    await pause();
    return place.parentElement;
  };
  await expect.poll(afterPause).toBeNull();
  expect(effect).not.toHaveBeenCalled();
});

function Fails(): never {
  throw new Error("not yet");
}

test("what fails is not shown, and nothing else fails", async () => {
  const quiet = vi.spyOn(console, "error").mockReturnValue();
  const { container } = render(
    <p>
      page
      <Rehearse>
        <Fails />
      </Rehearse>
    </p>,
  );
  await pause();
  expect(container.textContent).toBe("page");
  quiet.mockRestore();
});
