import type { Plugin } from "vite";

import { markAsSandbox } from "#tools/server/settings.ts";

/** In development: index.html says that the provider is the sandbox. */
export function sandboxMark(): Plugin {
  return { name: "bank:sandbox-mark", apply: "serve", transformIndexHtml: markAsSandbox };
}
