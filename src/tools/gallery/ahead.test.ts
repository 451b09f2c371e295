import { expect, test } from "vitest";

import { openProject } from "#tools/project/project-files.ts";

import { createAhead, lintAhead } from "./ahead.ts";

test("screens are linted ahead, and one that cannot be read stops nothing", async () => {
  const given = openProject(".");
  const screens = given.paths.filter((path) => path.startsWith("schemas/screens/"));
  const asked = new Set<string>();
  const project = {
    ...given,
    read: (path: string) => {
      asked.add(path);
      if (path === screens[0]) throw new Error("gone");
      return given.read(path);
    },
  };
  let pauses = 0;
  await lintAhead(project, async () => {
    pauses++;
  });
  expect(screens.filter((path) => !asked.has(path))).toEqual([]);
  expect(pauses).toBe(screens.length);
});

test("many screens are behind until they were looked at; few never are", async () => {
  const many = createAhead(".", 1);
  expect(many.isBehind()).toBe(true);
  many.begin();
  expect(many.isBehind()).toBe(true);
  await many.done();
  expect(many.isBehind()).toBe(false);
  expect(createAhead(".", 100_000).isBehind()).toBe(false);
});
