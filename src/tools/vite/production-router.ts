import type { Plugin } from "vite";

/** Makes the build use React Router's production files, because its package exports only name the development files. */
export function productionRouter(): Plugin {
  return {
    name: "production-router",
    enforce: "pre",
    apply: "build",
    async resolveId(id, importer) {
      if (id !== "react-router") return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      if (!found) return undefined;
      const production = found.id.replace("/dist/development/", "/dist/production/");
      if (production === found.id) {
        this.error(`production-router: ${found.id} is not in dist/development. Is the plugin still needed?`);
      }
      return { ...found, id: production };
    },
  };
}
