import { expect, test } from "vitest";

import { openProject, withTexts } from "#tools/project/project-files.ts";

import { createInspector } from "./inspect.ts";

test("banks are judged when somebody asks for all problems, and the list of screens does not", () => {
  const given = withTexts(openProject("."), new Map([["tenants/acme.json", `{ "theme": 5 }`]]));
  let isListed = false;
  const late: string[] = [];
  const project = {
    ...given,
    read: (path: string) => {
      if (isListed) late.push(path);
      return given.read(path);
    },
  };
  const linted = createInspector()(project);
  isListed = true;
  expect(linted.screens.length).toBeGreaterThan(20);
  expect(linted.problems.map(({ file }) => file)).toContain("tenants/acme.json");
  expect(late).toContain("tenants/acme.json");
});
