import type { Plugin } from "vite";

const FORM = /@rjsf[\\/]core[\\/]lib[\\/]components[\\/]Form\.js/;
const REGISTRY = "\0rjsf-registry";
const URIS = "\0rjsf-uris";
const MERGE = "\0rjsf-merge";

const code: Readonly<Record<string, string>> = {
  [REGISTRY]: `export { createRegistry as default } from "#renderer/registry.ts";`,
  // rjsf resolves URIs only in schemas of draft 2020-12; ours are draft-07, whose references are pointers.
  [URIS]: `const refuse = () => { throw new Error("Forms are JSON Schema draft-07."); };
export default { resolve: refuse, equal: refuse };`,
  // Decides only which fields stand there: what is valid is decided by the whole schema, which ajv compiled.
  [MERGE]: `import mergeSchemas from "@rjsf/utils/lib/mergeSchemas.js";
export default ({ allOf = [], ...rest }) => allOf.reduce((merged, one) => mergeSchemas(merged, one), rest);`,
};

/**
 * Leaves out of rjsf what no form here uses, half of what a customer would download to sign in: its registry of
 * fields, templates and widgets (the renderer has its own), the resolving of URIs, and the exact merging of `allOf`.
 */
export function slimRjsf(): Plugin {
  return {
    name: "slim-rjsf",
    enforce: "pre",
    config: () => ({ optimizeDeps: { exclude: ["@rjsf/core", "@rjsf/utils"] } }),
    resolveId(id, importer) {
      if (id === "fast-uri" && importer?.includes("@rjsf")) return URIS;
      if (id === "./shallowAllOfMerge.js" && importer?.includes("@rjsf")) return MERGE;
      return id === "../getDefaultRegistry.js" && importer && FORM.test(importer) ? REGISTRY : undefined;
    },
    load: (id) => code[id],
  };
}
