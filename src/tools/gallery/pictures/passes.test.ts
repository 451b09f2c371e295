import { expect, test } from "vitest";

import type { GalleryScreen } from "#gallery/protocol.ts";

import { passesOf, type WishedView } from "./passes.ts";

const screen = {
  id: "airtime",
  steps: ["page", "dialog", "call"],
  scenarios: [
    { name: "Fails", expect: { outcome: "failed" } },
    { name: "Succeeds", expect: { outcome: "succeeded" } },
  ],
} as unknown as GalleryScreen;

function wished(state: string, width = 360): WishedView {
  const wish = { subject: "airtime", state, tenant: "demo", scheme: "light", width, scale: 1 } as const;
  return { wish, key: `${state} ${width}`, screen };
}

const told = (views: readonly WishedView[]) =>
  passesOf(views).map((pass) => pass.map(({ wish }) => `${wish.state} ${wish.width}`));

test("the steps of a scenario and its end are one pass, in the order in which they come", () => {
  const views = ["scenario-succeeds", "sandbox", "step-2", "scenario-fails", "step-1"].map((state) =>
    wished(state),
  );
  expect(told(views)).toEqual([
    ["step-1 360", "step-2 360", "scenario-succeeds 360"],
    ["sandbox 360"],
    ["scenario-fails 360"],
  ]);
});

test("another width is another pass, and the same view counts once", () => {
  expect(told([wished("step-1"), wished("step-1", 1280), wished("step-1")])).toEqual([
    ["step-1 360"],
    ["step-1 1280"],
  ]);
});
