import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { loadKept } from "./kept-bundle.mjs";

const LIST = ".cache/tools/work.json";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kept-bundle-"));
  mkdirSync(join(root, "src/tools/setup"), { recursive: true });
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", "{}");
  write("src/tools/setup/kept-bundle.mjs", "");
  write("value.ts", "export const value: number = 1;");
  write("work.ts", 'export { value } from "./value.ts";\nexport const place = import.meta.dirname;');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As if it had been saved a while ago. */
function write(file: string, text: string): void {
  const path = join(root, file);
  writeFileSync(path, text);
  utimesSync(path, 1, 1);
}

test("a module is bundled once, and knows where its source is", async () => {
  const first = await loadKept(root, "/work.ts");
  expect(first).toMatchObject({ value: 1, place: root });
  const { mtimeMs } = statSync(join(root, LIST));
  await loadKept(root, "/work.ts");
  expect(statSync(join(root, LIST)).mtimeMs).toBe(mtimeMs);
});

test("a source that changes, or is gone, makes it anew", async () => {
  await loadKept(root, "/work.ts");
  write("value.ts", "export const value: number = 23;");
  expect(await loadKept(root, "/work.ts")).toMatchObject({ value: 23 });
  rmSync(join(root, "value.ts"));
  await expect(loadKept(root, "/work.ts")).rejects.toThrow("value.ts");
});

test("what is saved while it is bundled is not kept", async () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(root, "value.ts"), later, later);
  expect(await loadKept(root, "/work.ts")).toMatchObject({ value: 1 });
  expect(() => statSync(join(root, LIST))).toThrow("ENOENT");
});
