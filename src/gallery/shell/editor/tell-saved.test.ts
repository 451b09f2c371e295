import { expect, test } from "vitest";

import type { Problem } from "#definition/problem.ts";

import { saveLabel, tellSaved } from "./tell-saved.ts";

const error = { message: "unknown key" } as Problem;
const warning = { message: "French lacks", level: "warning" } as Problem;
const AIRTIME = "schemas/screens/payments/airtime.json";

test("a file without errors is saved, whatever warnings it has", () => {
  expect(tellSaved(AIRTIME, [warning], 0)).toEqual({ text: "Saved airtime.json", tone: "success" });
  expect(saveLabel([warning], 0)).toBe("Save");
});

test.each([
  [AIRTIME, "Saved airtime.json with 2 errors: the build refuses it, so customers do not get it."],
  ["tenants/sahel.json", "Saved sahel.json with 2 errors: customers do not get what is wrong."],
])("errors in %s are told, before and after", (path, text) => {
  const told = tellSaved(path, [error, warning, error], 0);
  expect(told).toEqual({ text: `${text} Look at the list of problems.`, tone: "danger" });
  expect(saveLabel([error, warning, error], 0)).toBe("Save with 2 errors");
});

test("texts that cannot be read are told, before and after", () => {
  expect(saveLabel([], 1)).toBe("Save without 1 text");
  expect(saveLabel([error], 2)).toBe("Save with 1 error and without 2 texts");
  expect(tellSaved(AIRTIME, [], 1)).toEqual({
    text: "Saved airtime.json without 1 text that cannot be read. Look at the list of problems.",
    tone: "warning",
  });
  expect(tellSaved("tenants/sahel.json", [error], 1)).toMatchObject({
    text: expect.stringMatching(/^Saved sahel\.json with 1 error and without 1 text: customers /),
    tone: "danger",
  });
});
