import { render, waitFor } from "@testing-library/react";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { objects } from "./objects.ts";
import { outcomes } from "./outcomes.ts";
import { Picture } from "./picture.tsx";

test("all pictures together have 6 kB at most, before compression", () => {
  const drawn = JSON.stringify({ objects, outcomes });
  expect(Object.keys({ ...objects, ...outcomes }).length).toBeGreaterThanOrEqual(12);
  expect(drawn.length).toBeLessThanOrEqual(6_000);
  expect(gzipSync(drawn).length).toBeLessThanOrEqual(2_500);
});

test("each has paper, which outlines it, and nothing outside of its frame begins", () => {
  for (const { paper, ...more } of Object.values({ ...objects, ...outcomes })) {
    expect(paper).toBeDefined();
    for (const path of [paper, ...Object.values(more)])
      for (const [, x, y] of path!.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(128);
        expect(Number(y)).toBeLessThanOrEqual(96);
      }
  }
});

test("a picture keeps its place until it is drawn, and screen readers pass it over", async () => {
  const { container } = render(<Picture name="bell" />);
  const picture = container.querySelector("svg")!;
  expect(picture.getAttribute("aria-hidden")).toBe("true");
  await waitFor(() => expect(picture.querySelector(".paper")?.getAttribute("d")).toBe(objects.bell.paper));
});
