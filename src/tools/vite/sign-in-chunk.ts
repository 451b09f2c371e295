import type { Plugin } from "vite";

/** What it imports is what sign-in needs beside the entry, and every other screen too. */
const FIRST = "/src/app/router/screen-part.tsx";

/**
 * Puts what sign-in loads beside the entry into one file. Left to itself the bundler makes a file of each set of modules
 * that some lazy parts share: more requests, and less for the compression to find.
 */
export function signInChunk(): Plugin {
  const chosen = new Set<string>();
  return {
    name: "sign-in-chunk",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: "screen", test: (id: string) => chosen.has(id) }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const withImports = (roots: readonly string[]): Set<string> => {
        const found = new Set(roots);
        // A set gives those too that are added while it is gone through.
        for (const id of found) this.getModuleInfo(id)?.importedIds.forEach((one) => found.add(one));
        return found;
      };
      const ids = [...this.getModuleIds()];
      const entry = withImports(ids.filter((id) => this.getModuleInfo(id)?.isEntry));
      for (const id of withImports(ids.filter((one) => one.endsWith(FIRST)))) {
        if (!entry.has(id)) chosen.add(id);
      }
    },
  };
}
