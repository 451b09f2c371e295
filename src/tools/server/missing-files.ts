import type { Plugin } from "vite";

import { isPagePath } from "./navigation.ts";

const INDEX = "/index.html";

/** In development: a file that does not exist is answered 404, as a host would, where Vite would send index.html. */
export function missingFiles(): Plugin {
  return {
    name: "bank:missing-files",
    apply: "serve",
    // The function that is given back runs when Vite has found no file and turned to index.html.
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
