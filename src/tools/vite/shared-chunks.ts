import type { Plugin } from "vite";

/** A file of the build: the modules that lead to it, and all that these import. */
type Chunk = { readonly name: string; readonly modules: readonly string[] };

/** What loads together besides the entry's file. A module is in the first file that needs it. */
const chunks: readonly Chunk[] = [
  // Needed by every payment of a customer.
  {
    name: "customer",
    modules: [
      "/src/app/layout/customer-area.tsx",
      "/src/app/router/home-rehearsal.tsx",
      "/src/app/shown-alert.tsx",
      "/src/app/router/screen-over.tsx",
      "/src/renderer/late-views.ts",
      "/src/renderer/widgets/date.tsx",
      "/src/renderer/widgets/email.tsx",
      "/src/renderer/widgets/money.tsx",
      "/src/renderer/widgets/phone.tsx",
      "/src/renderer/widgets/pin.tsx",
      "/src/renderer/widgets/select.tsx",
      "/src/ui/toasts/shown-toasts.tsx",
      "/src/pages/transactions/transaction-section.tsx",
    ],
  },
  // Needed once the first page has loaded, or takes the place of the build's.
  {
    name: "at-rest",
    modules: [
      "/src/app/layout/demo-hint.tsx",
      "/src/app/translator/follow-translator.ts",
      "/src/app/steady-press.ts",
      "/src/app/release/service-worker.ts",
      "/src/app/boot/keep-brand.ts",
      "/src/app/take-over/replace.tsx",
      "/src/ui/pictures/objects.ts",
    ],
  },
  // Its library is larger than all other late widgets together.
  { name: "search-select", modules: ["/src/renderer/widgets/search-select.tsx"] },
];

/** Source text in bytes. What is larger is worth a file of its own. */
const SMALL = 4_000;

/**
 * The files of the build, first come, first served. By default the bundler makes a file for each set of modules that
 * several lazy parts share: dozens of requests for an icon each, and worse compression. Each group takes with it what
 * its modules import: files that import each other would find values of each other that are not there yet.
 */
const groups = [
  // The entry's own file; alone it would share libraries with others by files of their own.
  { name: "app", tags: ["$initial" as const] },
  ...chunks.map(({ name, modules }) => ({ name, test: (id: string) => isOneOf(modules, id) })),
  // Widgets, kinds of steps, lists of fields and look-ups that few screens have.
  {
    name: "late",
    test: /\/src\/(?:renderer\/(?:widgets\/|steps\/|late-look-ups)|engine\/(?:fields\/list|sources\/look-ups))/,
    maxModuleSize: SMALL,
  },
  // Icons and other small modules that several pages share.
  { name: "shared", minShareCount: 2, maxModuleSize: SMALL },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

function isOneOf(modules: readonly string[], id: string): boolean {
  return modules.some((module) => id.endsWith(module));
}

/** Puts modules that load together into one file. */
export function sharedChunks(): Plugin {
  return {
    name: "shared-chunks",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd(failure) {
      // A build that has failed for another reason has not read all modules, and says that reason.
      if (failure) return;
      const ids = [...this.getModuleIds()];
      for (const { name, modules } of chunks) {
        const lost = modules.find((module) => !ids.some((id) => isOneOf([module], id)));
        if (lost !== undefined) this.error(`There is no ${lost} to put into the file "${name}".`);
      }
    },
  };
}
