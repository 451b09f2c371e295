import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { billOfMaterials } from "#tools/build/bill-of-materials.ts";
import { hostFiles } from "#tools/build/host-files.ts";
import { integrity } from "#tools/build/integrity.ts";
import { OLDEST_BROWSERS } from "#tools/build/oldest-browsers.ts";
import { PRERENDER, builtPages } from "#tools/build/built-pages.ts";
import { precompress } from "#tools/build/precompress.ts";
import { smallerCode } from "#tools/build/smaller-code.ts";
import { serviceWorker } from "#tools/build/service-worker.ts";
import { gallery } from "#tools/vite/gallery.ts";
import { languages } from "#tools/vite/languages.ts";
import { looks } from "#tools/vite/looks.ts";
import { productionRouter } from "#tools/vite/production-router.ts";
import { quietTenants } from "#tools/vite/quiet-tenants.ts";
import { reactModules } from "#tools/vite/react-modules.ts";
import { screens } from "#tools/vite/screens.ts";
import { sharedChunks } from "#tools/vite/shared-chunks.ts";
import { slimLibraries } from "#tools/vite/slim-libraries.ts";
import { smallStyles } from "#tools/vite/small-styles.ts";
import { styledTags } from "#tools/vite/styled-tags.ts";
import { tenants } from "#tools/vite/tenants.ts";
import { wordFolders } from "#tools/vite/word-folders.ts";
import { wordsByUse } from "#tools/vite/words-by-use.ts";

const app = () => [
  screens(),
  languages(),
  tenants(),
  quietTenants(),
  reactModules(),
  sharedChunks(),
  smallerCode(),
  builtPages(),
  ...integrity(),
  billOfMaterials(),
  hostFiles(),
  precompress(),
  serviceWorker(),
];

/** What each mode of Vite has besides what all have; one without a line is the app. */
const modes: Readonly<Record<string, () => Plugin[]>> = {
  gallery: () => [reactModules(), gallery()],
  [PRERENDER]: () => [screens(), languages()],
};

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    looks(),
    wordFolders(),
    wordsByUse(),
    slimLibraries(),
    smallStyles(),
    styledTags(),
    productionRouter(),
    ...(modes[mode] ?? app)(),
  ],
  appType: "spa",
  // Libraries of the app alone: the gallery's page would bring its editor into each `npm start`.
  optimizeDeps: { entries: ["index.html"] },
  build: {
    target: OLDEST_BROWSERS,
    // Browsers without modulepreload load the same files a little later; the polyfill would cost each first load.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Comments are stripped; the licences that they state are kept here.
    license: { fileName: "licences.md" },
    rolldownOptions: { output: { comments: { legal: false } } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "tests/{bench,campaign,contributing,corpus,screens}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "component",
          include: ["src/**/*.test.tsx", "tests/screens/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["tests/support/app-afresh.ts"],
        },
      },
      // They ask the sandbox and nothing else: the files of a worker share one, which is afresh for each test.
      { extends: true, test: { name: "contract", include: ["tests/contract/**/*.test.ts"] } },
    ],
    // To load and warm up modules, page and sandbox takes longer than most tests: the files of a worker share them.
    isolate: false,
    setupFiles: ["tests/support/afresh.ts"],
    // rjsf comes through the build here too, so that tests see what customers get.
    server: { deps: { inline: [/@rjsf\//] } },
    // All cores: left to itself, Vitest keeps one free, which is half of a machine that has two.
    maxWorkers: "100%",
    // A worker makes and forgets many small objects: with more room for young ones it spends less on tidying up, 4 % of its CPU time.
    execArgv: ["--max-semi-space-size=128"],
    // Against hangs alone: no machine that is slow or busy fails what works.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
