import { expect, test } from "vitest";

import type { Problem } from "#definition/problem.ts";

import { saveLabel, tellSaved } from "./tell-saved.ts";

const error = { message: "unknown key" } as Problem;
const warning = { message: "French lacks", level: "warning" } as Problem;
const AIRTIME = "schemas/screens/payments/airtime.json";

test("a file without errors is saved, whatever warnings it has", () => {
  expect(tellSaved(AIRTIME, [warning])).toEqual({ text: "Saved airtime.json", tone: "success" });
  expect(saveLabel([warning])).toBe("Save");
});

test.each([
  [AIRTIME, "Saved airtime.json with 2 errors: the build refuses it, so customers do not get it."],
  ["tenants/sahel.json", "Saved sahel.json with 2 errors: customers do not get what is wrong."],
])("errors in %s are told, before and after", (path, text) => {
  const told = tellSaved(path, [error, warning, error]);
  expect(told).toEqual({ text: `${text} Look at the list of problems.`, tone: "danger" });
  expect(saveLabel([error, warning, error])).toBe("Save with 2 errors");
});
