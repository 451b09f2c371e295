import type { Plugin } from "vite";

const FORM = /@rjsf[\\/]core[\\/]lib[\\/]components[\\/]Form\.js/;
const VIRTUAL = "\0rjsf-registry";

/**
 * Gives rjsf's `Form` the registry of the renderer instead of its own, whose fields, templates and widgets nobody
 * here uses: they would be half of what a customer downloads to sign in.
 */
export function slimRjsf(): Plugin {
  return {
    name: "slim-rjsf",
    enforce: "pre",
    config: () => ({ optimizeDeps: { exclude: ["@rjsf/core"] } }),
    resolveId(id, importer) {
      return id === "../getDefaultRegistry.js" && importer && FORM.test(importer) ? VIRTUAL : undefined;
    },
    load(id) {
      if (id !== VIRTUAL) return undefined;
      return `export { createRegistry as default } from "#renderer/registry.ts";`;
    },
  };
}
