import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";

import { wordFolders } from "./word-folders.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "words-"));
  for (const folder of ["pages/loan", "ui"]) {
    mkdirSync(join(root, "src", folder), { recursive: true });
    const code = 'export const words = globalThis.catalogue({ left: "({count}) left" });\n';
    writeFileSync(join(root, "src", folder, "words.ts"), code);
  }
  mkdirSync(join(root, "schemas/languages"), { recursive: true });
  const language = { name: "F", texts: {}, at: { "pages/loan": { "/left": "reste" } } };
  writeFileSync(join(root, "schemas/languages/fr.json"), JSON.stringify(language));
});
afterEach(() => rmSync(root, { recursive: true }));

const built = async () => {
  writeFileSync(
    join(root, "main.ts"),
    'export { words as a } from "./src/pages/loan/words.ts"; export { words as b } from "./src/ui/words.ts";',
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [wordFolders()],
    build: { write: false, minify: false, lib: { entry: "main.ts", formats: ["es"] } },
  }).then((all) => [all].flat()[0])) as Rolldown.RolldownOutput;
  return output[0].code;
};

test("the words of a folder that a language names learn their folder, others cost nothing", async () => {
  const code = await built();
  expect(code).toContain('catalogue({ left: "({count}) left" }, "pages/loan")');
  expect(code).toContain('catalogue({ left: "({count}) left" })');
});

test("words that are no last thing in their file fail the build", async () => {
  writeFileSync(join(root, "src/pages/loan/words.ts"), "export const words = 4;\n");
  await expect(built()).rejects.toThrow("does not end with its catalogue");
});
