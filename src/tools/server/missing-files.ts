import type { Plugin } from "vite";

import { isPagePath } from "./navigation.ts";

const INDEX = "/index.html";

/** In development: answers 404 for a missing file, as a host would; Vite would send index.html. */
export function missingFiles(): Plugin {
  return {
    name: "bank:missing-files",
    apply: "serve",
    // Vite runs the returned function after it has found no file and chosen index.html.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const [path = "/"] = (request.originalUrl ?? "/").split("?");
        if (path === INDEX || isPagePath(path)) return next();
        response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
        response.end("There is no such file.");
      });
    },
  };
}
