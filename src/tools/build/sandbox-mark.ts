import type { Plugin } from "vite";

import { markAsSandbox } from "#tools/server/settings.ts";

/** In development: marks index.html as served with the sandbox. */
export function sandboxMark(): Plugin {
  return { name: "bank:sandbox-mark", apply: "serve", transformIndexHtml: markAsSandbox };
}
