import type { Plugin } from "vite";

import { largeForm } from "#tests/support/large-form.ts";
import { compileScreen } from "#tools/compile-screen/compile-screen.ts";

import { largeFormPath } from "./subjects.ts";

const INDEX = "\0virtual:screens";
const MODULE = "virtual:large-form";

/** Adds a generated screen with many fields to the measured app. The product does not have it. */
export function largeScreen(): Plugin {
  const definition = {
    version: 1,
    id: "large-form",
    path: largeFormPath,
    title: "Large form",
    ...largeForm,
  };
  const compiled = compileScreen({
    path: "schemas/screens/payments/large-form.json",
    text: JSON.stringify(definition, undefined, 2),
    read: (path) => {
      throw new Error(`The large form does not need ${path}.`);
    },
  });
  if ("problems" in compiled) throw new Error(JSON.stringify(compiled.problems));
  const entry = JSON.stringify(compiled.entry).slice(0, -1);
  const line = `${entry}, "load": () => import("${MODULE}").then((module) => module.screen) }`;
  return {
    name: "large-screen",
    enforce: "pre",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? compiled.code : undefined),
    transform: (code, id) => (id === INDEX ? `${code}screens.push(${line});\n` : undefined),
  };
}
