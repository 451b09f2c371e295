// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";

import type { GalleryScreen } from "#gallery/protocol.ts";
import type { Subject } from "#gallery/states.ts";

import type { Project } from "./project.ts";
import { useLastGood } from "./use-last-good.ts";

const airtime: Subject = { id: "airtime", title: "Airtime", path: "/airtime" };

function project(
  drafts: string | undefined,
  more: { refused?: boolean; lastGood?: string; tenants?: string[] } = {},
): Project {
  const screen = {
    id: "airtime",
    ...(more.refused ? { lastGood: more.lastGood } : { module: "/airtime.js" }),
  } as GalleryScreen;
  return {
    drafts,
    catalogue: { screens: [screen], tenants: [], languages: [] },
    files: {},
    refused: more.tenants ?? [],
  };
}

/** The drafts that are shown after each of several projects. */
function shown(...projects: readonly Project[]): (string | undefined)[] {
  const { result, rerender } = renderHook((next: Project) => useLastGood(next, airtime, "demo"), {
    initialProps: project(undefined),
  });
  return projects.map((next) => {
    rerender(next);
    return result.current;
  });
}

test("while a draft has errors, the last good one is shown", () => {
  expect(shown(project("a"), project("b", { refused: true }), project("c"))).toEqual(["a", "a", "c"]);
});

test("without a good draft the files are shown", () => {
  expect(shown(project("a", { refused: true }))).toEqual([undefined]);
});

test("when an error was saved, the files as the server knew them before are shown, also while others are edited", () => {
  const saved = project(undefined, { refused: true, lastGood: "before" });
  expect(shown(saved, project("b", { refused: true }), project(undefined))).toEqual([
    "before",
    "before",
    undefined,
  ]);
});

test("an error in the tenant's own file keeps the last good draft; an error in another's does not", () => {
  expect(
    shown(
      project("a", { tenants: ["tenants/sahel.json"] }),
      project("b", { tenants: ["tenants/demo.json"] }),
    ),
  ).toEqual(["a", "a"]);
});
