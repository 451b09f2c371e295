import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";

import { wordsByUse } from "./words-by-use.ts";

let root: string;

const CATALOGUE = `import { catalogue } from "#lib/text/words.ts";

export const words = catalogue({
  left: "({count}) left",
  long:
    "A text that is so long that it stands in a line of its own",
  quoted: 'The column "{title}"',
  unused: "Nobody reads this",
});
`;

/** Stands in for ours, which tests of it know. */
const lib: Plugin = {
  name: "lib",
  resolveId: (id) => (id === "#lib/text/words.ts" ? id : undefined),
  load: (id) =>
    id === "#lib/text/words.ts"
      ? "export const catalogue = globalThis.catalogue; export const textOf = globalThis.textOf;"
      : undefined,
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "words-"));
  mkdirSync(join(root, "src/pages/loan"), { recursive: true });
  mkdirSync(join(root, "schemas/languages"), { recursive: true });
  writeFileSync(join(root, "src/pages/loan/words.ts"), CATALOGUE);
});
afterEach(() => rmSync(root, { recursive: true }));

async function built(main: string, named: Readonly<Record<string, unknown>> = {}): Promise<string> {
  writeFileSync(join(root, "schemas/languages/fr.json"), JSON.stringify({ name: "F", texts: {}, at: named }));
  writeFileSync(join(root, "src/pages/loan/main.ts"), `import { words } from "./words.ts";\n${main}`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [lib, wordsByUse()],
    build: { write: false, minify: false, lib: { entry: "src/pages/loan/main.ts", formats: ["es"] } },
  }).then((all) => [all].flat()[0])) as Rolldown.RolldownOutput;
  return output[0].code;
}

test("a file has the texts that it shows, and no other", async () => {
  const code = await built(
    "// Not words.unused.\nexport const all = () => [words.left, words.long, words.quoted];\n",
  );
  expect(code).toContain('textOf("({count}) left")');
  expect(code).toContain('textOf("A text that is so long that it stands in a line of its own")');
  expect(code).toMatch(/textOf\(['"]The column \\?"\{title\}\\?"['"]\)/);
  expect(code).not.toContain("catalogue(");
});

test("a text of a folder that a language names learns its place", async () => {
  const code = await built("export const left = () => words.left;\n", { "pages/loan": { "/left": "reste" } });
  expect(code).toContain('textOf("({count}) left", "pages/loan/left")');
});

test("a file that asks for texts by names that it makes has all of them", async () => {
  const code = await built("export const text = (key) => words[key] ?? words.left;\n");
  expect(code).toContain("Nobody reads this");
});
