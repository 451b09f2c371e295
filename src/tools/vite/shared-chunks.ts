import type { Plugin } from "vite";

/**
 * Files of the build besides the entry's: each contains what its modules import, except for what an earlier file
 * contains. By default the bundler makes a file for each set of modules that several lazy parts share: more requests,
 * and worse compression.
 */
const chunks: readonly { readonly name: string; readonly modules: readonly string[] }[] = [
  // Needed by sign-in besides the entry, and by every other screen.
  { name: "screen", modules: ["/src/app/router/screen-part.tsx"] },
  // Needed by every payment of a customer.
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

/** Puts modules that load together into one file. */
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
        // Iterating over a set also visits the items that are added meanwhile.
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
