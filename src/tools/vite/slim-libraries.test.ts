import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeFor, replacements } from "./replacements.ts";
import { slimLibraries } from "./slim-libraries.ts";

const FORM = `import useSWR from "swr";
import { retrieveSchema } from "@rjsf/utils";
import { House } from "lucide-react";
import { styled } from "styled-components";
import { useCombobox } from "downshift";
globalThis.found = [retrieveSchema, House, styled, useSWR, useCombobox];`;

/** A project next to this one's packages, so that it finds them. */
let root: string;

beforeEach(() => {
  mkdirSync(".cache", { recursive: true });
  root = mkdtempSync(resolve(".cache/slim-"));
  writeFileSync(join(root, "package.json"), `{ "type": "module", "imports": { "#*": "./src/*" } }`);
  for (const name of ["src", "node_modules"]) symlinkSync(resolve(name), join(root, name));
});

afterEach(() => rmSync(root, { recursive: true }));

function run(main: string, plugin = slimLibraries()) {
  writeFileSync(join(root, "main.js"), main);
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    resolve: { preserveSymlinks: true },
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
}

test("a build in which each replacement matches an import succeeds", async () => {
  await expect(run(FORM)).resolves.toBeDefined();
});

test.each(replacements.map((one, index) => [one.module, index] as const))(
  "a replacement for %s that nothing imports fails the build",
  async (_module, index) => {
    const renamed = replacements.with(index, { ...replacements[index]!, module: "./renamed.js" });
    await expect(run(FORM, slimLibraries(renamed))).rejects.toThrow(
      `imports "./renamed.js", so its replacement is not used.\nLook how the library names that module now`,
    );
  },
);

test("the error names each replacement that nothing imports", async () => {
  const failed = await run("globalThis.found = 1;").catch(String);
  for (const { module } of replacements) expect(failed).toContain(`imports "${module}"`);
});

test("a library of another version fails the build", async () => {
  const others = { ...madeFor, "@rjsf/utils": "1.2.3" };
  await expect(run(FORM, slimLibraries(replacements, others))).rejects.toThrow(
    /@rjsf\/utils is [\d.]+, and its replacements were made for 1\.2\.3\.\nWrite the new version into "madeFor"/,
  );
});
