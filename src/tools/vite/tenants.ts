import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin } from "vite";

import type { Problem } from "#definition/problem.ts";
import { checkScreens } from "#tools/compile-screen/check-screens.ts";
import { sortProblems } from "#tools/compile-screen/read/problem.ts";
import { lintTenants } from "#tools/lint/lint-project.ts";
import { servingIn } from "#tools/lint/tenant-billers.ts";
import { offersOf } from "#tools/lint/quick-amounts.ts";
import { openLanguage } from "#tools/languages/language-file.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { spokenIn } from "#tools/languages/spoken.ts";
import {
  languagePaths,
  openJson,
  openProject,
  openScreen,
  readOnce,
  screenPaths,
  tenantPaths,
} from "#tools/project/project-files.ts";
import { buildError } from "./file-problems.ts";
import { untilWritten } from "./until-written.ts";

/** Only a company key can name a file, so no path leads out of the folder. */
const REQUEST = /^\/tenants\/([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)\.json(?:\?|$)/;

/**
 * Serves `/tenants/<key>.json` from the tenants folder, always fresh, and 404 if the file is missing (not the page). A
 * build copies the files, and fails if lint finds an error in one; from then on a tenant is published by copying one
 * file into `dist/tenants`.
 */
export function tenants(): Plugin {
  let root = process.cwd();
  let builds = false;
  const folder = () => join(root, "tenants");
  return {
    name: "tenants",
    configResolved: (config) => {
      root = config.root;
      builds = config.command === "build";
    },
    buildStart() {
      const errors = builds ? errorsIn(root) : [];
      if (errors.length > 0) this.error(buildError("tenant", errors, root));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = "" } = request;
        // The lowest layer is also imported as a module; Vite answers that.
        if (!url.startsWith("/tenants/") || /[?&]import(?:&|$)/.test(url)) return next();
        const key = REQUEST.exec(url)?.[1];
        const path = key && join(folder(), `${key}.json`);
        answer(response, path && existsSync(path) ? readFileSync(path, "utf8") : undefined);
      });
    },
    async hotUpdate({ file, type, read }) {
      if (!file.startsWith(folder()) || !file.endsWith(".json")) return undefined;
      await untilWritten({ type, read });
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
    generateBundle() {
      if (!existsSync(folder())) return;
      for (const name of readdirSync(folder()).filter((file) => file.endsWith(".json"))) {
        this.emitFile({
          type: "asset",
          fileName: `tenants/${name}`,
          source: readFileSync(join(folder(), name)),
        });
      }
    },
  };
}

function errorsIn(root: string): Problem[] {
  const project = readOnce(openProject(root));
  const { checked, screens } = checkScreens(screenPaths(project).map((path) => openScreen(project, path)));
  const offers = offersOf(screens);
  const languages = languagePaths(project).map((path) => openLanguage(openJson(project, path)));
  const spoken = spokenIn(languages, sourcesOf(checked));
  const around = { offers, serving: servingIn(checked), spoken, isWhole: true };
  const problems = lintTenants(project, tenantPaths(project), around);
  return sortProblems(problems.filter(({ level }) => level !== "warning"));
}

function answer(response: ServerResponse, text: string | undefined): void {
  response.statusCode = text === undefined ? 404 : 200;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(text ?? '{"message":"There is no such tenant file."}');
}
