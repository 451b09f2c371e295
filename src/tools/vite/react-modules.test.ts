import { createRequire } from "node:module";

import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { reactModules } from "./react-modules.ts";

/** A module of a package. */
const MAIN = "/node_modules/main.mjs";
const require = createRequire(import.meta.url);

/** The code of a build whose entry is this module. */
async function built(main: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      reactModules(),
      {
        name: "main",
        resolveId: (id) => (id === MAIN ? id : undefined),
        load: (id) => (id === MAIN ? main : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: MAIN, preserveEntrySignatures: "strict", output: { format: "es" } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test.each([
  ["react", "react/cjs/react.production.js"],
  ["react/jsx-runtime", "react/cjs/react-jsx-runtime.production.js"],
  ["react-dom", "react-dom/cjs/react-dom.production.js"],
  ["react-dom/client", "react-dom/cjs/react-dom-client.production.js"],
])("%s exports what React's own file does", async (id, file) => {
  const code = await built(`export * from "${id}";`);
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  const own = require(`../../../node_modules/${file}`) as object;
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(own).toSorted());
});

test("what nobody imports is left out, also of a package that imports all of React", async () => {
  const code = await built(
    `import React, { useState } from "react"; export const both = [React.useMemo, useState];`,
  );
  expect(code).toContain("useMemo");
  expect(code).not.toMatch(/captureOwnerStack|only expected to receive a single React element child/);
});

test("what React has in itself for older browsers than ours is left out", async () => {
  const code = await built(`export * from "react-dom/client"; export { startTransition } from "react";`);
  expect(code.match(/globalThis\.reportError/g)).toHaveLength(2);
  expect(code).not.toContain("uncaughtException");
});
