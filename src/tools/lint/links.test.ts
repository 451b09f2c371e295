import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import type { Project } from "#tools/project/project-files.ts";

import { lintProject } from "./lint-project.ts";

const SHOP = "schemas/screens/shop.json";
const PART = "schemas/parts/link.json";

/** A screen with links, another screen, and a part with a link. */
function told(...links: readonly object[]): string[] {
  const base = { version: 1, access: "public", title: "Shop" };
  const steps = [{ show: { title: "Done" } }];
  const ask = { schema: { type: "object" }, links };
  const texts = new Map<string, string>([
    [SHOP, JSON.stringify({ ...base, id: "shop", path: "/shop", steps: [{ ask }] })],
    ["schemas/screens/basket.json", JSON.stringify({ ...base, id: "basket", path: "/Basket", steps })],
    [PART, '{ "text": "Support", "to": "/suport" }'],
    ["tenants/default.json", "{}"],
  ]);
  const project: Project = {
    paths: [...texts.keys()],
    read: (path) => {
      const text = texts.get(path);
      if (text === undefined) throw new Error(path);
      return text;
    },
  };
  const { problems } = lintProject(project);
  return problems.filter(({ rule }) => rule === "link").map(formatProblem);
}

const link = (to: string) => ({ text: "Go", to });

test.each([
  "/dashboard",
  "/loan?tab=pending",
  "/profile/#pin",
  "/basket",
  "/basket/?from={$stored.from}",
  "/shop",
  "/{$stored.where}",
  "$stored.where",
])("%s leads to a page or screen, or nobody can know", (to) => expect(told(link(to))).toEqual([]));

test("a link to nowhere is told at its place, with the nearest path", () => {
  expect(told(link("/support"), link("/baskt?item=1"))).toEqual([
    expect.stringMatching(
      /^schemas\/screens\/shop\.json:1:\d+ {2}\/steps\/0\/ask\/links\/1\/to {2}there is no page or screen "\/baskt", did you mean "\/Basket"\?$/,
    ),
  ]);
  expect(told(link("/lottery"))).toEqual([
    expect.stringContaining(
      'there is no page or screen "/lottery", expected the "path" of a screen, or of a page: /dashboard, ',
    ),
  ]);
});

test("a link in a part is told with the screens that have it", () => {
  expect(told({ $ref: "../parts/link.json" })).toEqual([
    `${PART}:1:28  /steps/0/ask/links/0/to  there is no page or screen "/suport", did you mean "/support"?, in ${SHOP}`,
  ]);
});
