import type { Plugin } from "vite";

/**
 * Files of the build besides the entry's: each holds what its modules import and no file before it has. Left to itself
 * the bundler makes a file of each set of modules that some lazy parts share: more requests, and less for the
 * compression to find.
 */
const chunks: readonly { readonly name: string; readonly modules: readonly string[] }[] = [
  // What sign-in needs beside the entry, and every other screen too.
  { name: "screen", modules: ["/src/app/router/screen-part.tsx"] },
  // What every payment of a customer needs.
  {
    name: "customer",
    modules: [
      "/src/app/layout/customer-area.tsx",
      "/src/renderer/late-views.ts",
      "/src/renderer/widgets/date.tsx",
      "/src/renderer/widgets/email.tsx",
      "/src/renderer/widgets/money.tsx",
      "/src/renderer/widgets/phone.tsx",
      "/src/renderer/widgets/pin.tsx",
      "/src/renderer/widgets/select.tsx",
      "/src/ui/alert-dialog.tsx",
      "/src/pages/transactions/transaction-section.tsx",
    ],
  },
];

/** Puts what is loaded together into one file. */
export function sharedChunks(): Plugin {
  const fileOf = new Map<string, string>();
  return {
    name: "shared-chunks",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunks.map(({ name }) => ({ name, test: (id: string) => fileOf.get(id) === name })),
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
      for (const { name, modules } of chunks) {
        const roots = modules.map(
          (module) =>
            ids.find((id) => id.endsWith(module)) ??
            this.error(`There is no ${module} to put into the file "${name}".`),
        );
        for (const id of withImports(roots)) {
          if (!entry.has(id) && !fileOf.has(id)) fileOf.set(id, name);
        }
      }
    },
  };
}
