import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import type { Problem } from "#definition/problem.ts";

import { ProblemList } from "./problem-list.tsx";

const FILE = "schemas/screens/payments/airtime.json";
afterEach(cleanup);

const nothing = () => undefined;

const problemIn = (file: string, line: number, level?: "warning"): Problem => ({
  file,
  line,
  column: 1,
  pointer: "",
  rule: "name",
  message: `problem ${line} of ${file}`,
  ...(level && { level }),
});

const show = (problems: readonly Problem[]) =>
  render(
    <ProblemList
      isKnown
      open={[]}
      onOpen={nothing}
      problems={problems}
      file={FILE}
      onGo={nothing}
      onFix={nothing}
    />,
  );

const lines = (list: HTMLElement) =>
  within(list)
    .queryAllByRole("button")
    .map((button) => /problem \d+/i.exec(button.textContent)?.[0]?.toLowerCase());

test("the problems of the open file come first; many warnings of other files are folded, their errors are not", () => {
  show([
    ...[1, 2, 3].map((line) => problemIn("schemas/languages/fr.json", line, "warning")),
    problemIn("schemas/screens/payments/data.json", 4),
    problemIn(FILE, 5, "warning"),
  ]);
  const [own, folded] = screen.getAllByRole("list");
  expect(lines(own!)).toEqual(["problem 5", "problem 4"]);
  screen.getByText("In other files: 3 warnings");
  expect(lines(folded!)).toEqual(["problem 1", "problem 2", "problem 3"]);
});

test("while the open file has an error, which may be their cause, all others are folded", () => {
  show([...[1, 2, 3].map((line) => problemIn("schemas/languages/ha.json", line)), problemIn(FILE, 4)]);
  expect(lines(screen.getAllByRole("list")[0]!)).toEqual(["problem 4"]);
  screen.getByText("In other files: 3 errors");
});

test("a few are not worth a fold", () => {
  show([problemIn("schemas/languages/fr.json", 1, "warning")]);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});
