import type { Server } from "node:http";

import { createServer } from "vite";

import { sandboxMark } from "#tools/build/sandbox-mark.ts";
import { sharedChecks } from "#tools/vite/shared-checks.ts";

import type { App } from "./bank-server.ts";
import { missingFiles } from "./missing-files.ts";

/** The app on Vite's development server, with updates over the same port. */
export async function developmentApp(server: Server): Promise<App> {
  const vite = await createServer({
    appType: "spa",
    logLevel: "warn",
    clearScreen: false,
    plugins: [sandboxMark(), missingFiles(), sharedChecks()],
    server: { middlewareMode: true, hmr: { server } },
  });
  return { listener: vite.middlewares, close: () => vite.close() };
}
