import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { madeFor, replacements as ours, type Replacement } from "./replacements.ts";

const TABLE = "src/tools/vite/replacements.ts";

/**
 * Applies the replacements in the build, in development and in tests. A build fails when a library has another version
 * than the replacements were made for, or when a replacement matches no import.
 */
export function slimLibraries(replacements = ours, versions = madeFor): Plugin {
  const met = new Set<number>();
  let root = process.cwd();
  let building = false;
  return {
    name: "slim-libraries",
    enforce: "pre",
    // The development server excludes rjsf from its pre-bundled packages, so that the table applies. CommonJS packages
    // that rjsf imports must still be bundled, because browsers only load ES modules.
    config: () => ({
      optimizeDeps: {
        exclude: ["@rjsf/utils", "@rjsf/validator-ajv8"],
        include: ["@rjsf/utils > jsonpointer", "@rjsf/utils > react-is"],
      },
    }),
    configResolved(config) {
      root = config.root;
      // The development server and the tests load only some modules, and may try a new version.
      building = config.command === "build";
    },
    buildStart() {
      met.clear();
      const others = building ? otherVersions(versions, root) : [];
      if (others.length > 0) this.error(versionAdvice(others));
    },
    resolveId(id, importer) {
      const from = importer?.replaceAll("\\", "/") ?? "";
      const index = replacements.findIndex(({ module, importer: of }) => module === id && of.test(from));
      if (index === -1) return undefined;
      met.add(index);
      return `\0slim-${index}`;
    },
    load(id) {
      return id.startsWith("\0slim-") ? replacements[Number(id.slice(6))]?.code : undefined;
    },
    buildEnd(error) {
      if (error || !building) return;
      const idle = replacements.filter((_one, index) => !met.has(index));
      if (idle.length > 0) this.error(idle.map(idleAdvice).join("\n"));
    },
  };
}

function otherVersions(versions: Readonly<Record<string, string>>, root: string): readonly string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    const file = join(root, "node_modules", name, "package.json");
    const found = (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version;
    return found === version ? [] : [`${name} is ${found}, and its replacements were made for ${version}.`];
  });
}

function versionAdvice(others: readonly string[]): string {
  return [
    `slim-libraries: ${others.join(" ")}`,
    `Write the new version into "madeFor" of ${TABLE}, then run "npm run check": its tests hold each replacement to`,
    `what it promises, the build names one that no import asks for any more, and the bundle check has the budgets.`,
  ].join("\n");
}

function idleAdvice({ module, importer }: Replacement): string {
  return [
    `slim-libraries: nothing that matches ${String(importer)} imports "${module}", so its replacement is not used.`,
    `Look how the library names that module now and change the line of ${TABLE}, or remove the line.`,
  ].join("\n");
}
