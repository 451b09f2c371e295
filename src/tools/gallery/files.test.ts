import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { copyProject, type CopiedProject } from "./copied-project.ts";
import { writeProjectFiles } from "./files.ts";

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const file = (path: string) => ({ kind: "writable", path, text: "{}" }) as const;

test("several files are written, new ones too", () => {
  const written = writeProjectFiles(project.root, [file("tenants/new.json"), file("tenants/sahel.json")]);
  expect(written.map(({ path }) => project.onDisk(path))).toEqual(["{}", "{}"]);
});

test.each([
  // Its folder does not exist.
  ["schemas/parts/none/new.json", "ENOENT"],
  // A folder stands in its place, which is noticed when the files before it are in theirs.
  ["tenants/a.folder.json", "EISDIR"],
])("none is written when the disk refuses %s, and nothing is left over", (refused, error) => {
  mkdirSync(join(project.root, "tenants/a.folder.json/in"), { recursive: true });
  const before = project.onDisk("tenants/harbour.json");
  const files = [file("tenants/harbour.json"), file("tenants/first.json"), file(refused)];
  expect(() => writeProjectFiles(project.root, files)).toThrow(error);
  expect(project.onDisk("tenants/harbour.json")).toBe(before);
  expect(existsSync(join(project.root, "tenants/first.json"))).toBe(false);
  expect(readdirSync(join(project.root, "tenants")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});
