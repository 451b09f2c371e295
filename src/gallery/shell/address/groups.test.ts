import { describe, expect, test } from "vitest";

import type { Problem } from "#definition/problem.ts";
import type { GalleryScreen } from "#gallery/protocol.ts";
import type { Subject } from "#gallery/states.ts";

import { filesOf, groupsOf, tellTrouble, troubleOf } from "./groups.ts";

const screen = (folder: string, id: string): Subject => ({
  id,
  title: id,
  path: `/${id}`,
  screen: {
    file: `schemas/screens/${folder}/${id}.json`,
    parts: ["schemas/parts/pin.json"],
  } as unknown as GalleryScreen,
});
const page: Subject = { id: "dashboard", title: "Dashboard", path: "/dashboard" };
const problem = (level?: "warning") => ({ message: "", ...(level && { level }) }) as Problem;

test("subjects are grouped by the folder of their file, and pages form a group", () => {
  const groups = groupsOf([
    screen("payments", "airtime"),
    screen("loans", "pay-loan"),
    screen("payments", "data"),
    page,
  ]);
  expect(groups.map(({ title, subjects }) => [title, ...subjects.map(({ id }) => id)])).toEqual([
    ["Payments", "airtime", "data"],
    ["Loans", "pay-loan"],
    ["Pages", "dashboard"],
  ]);
});

test("a screen has its own file and its parts, a page has no files", () => {
  expect(filesOf(screen("payments", "airtime"))).toEqual([
    "schemas/screens/payments/airtime.json",
    "schemas/parts/pin.json",
  ]);
  expect(filesOf(page)).toEqual([]);
});

describe("the number of problems is told in words", () => {
  test.each([
    { problems: [], told: "" },
    { problems: [problem()], told: "1 error" },
    { problems: [problem("warning"), problem(), problem()], told: "2 errors, 1 warning" },
  ])("$told", ({ problems, told }) => {
    expect(tellTrouble(troubleOf(problems))).toBe(told);
  });
});
