import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Only a company key can name a file: no path leads out of the folder. */
const REQUEST = /^\/tenants\/([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)\.json(?:\?|$)/;

/**
 * Serves `/tenants/<key>.json` from the tenants folder, always fresh, and 404 where there is none (not the page). A
 * build copies the files; from then on publishing a tenant is copying one file into `dist/tenants`.
 */
export function tenants(): Plugin {
  let root = process.cwd();
  const folder = () => join(root, "tenants");
  return {
    name: "tenants",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = "" } = request;
        // The lowest layer is also imported, as a module: that is Vite's to answer.
        if (!url.startsWith("/tenants/") || /[?&]import(?:&|$)/.test(url)) return next();
        const key = REQUEST.exec(url)?.[1];
        const path = key && join(folder(), `${key}.json`);
        answer(response, path && existsSync(path) ? readFileSync(path, "utf8") : undefined);
      });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder()) || !file.endsWith(".json")) return undefined;
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

function answer(response: ServerResponse, text: string | undefined): void {
  response.statusCode = text === undefined ? 404 : 200;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(text ?? '{"message":"There is no such tenant file."}');
}
