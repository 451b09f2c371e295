/** Code that replaces a module which a library imports. */
export type Replacement = {
  /** The import as the library writes it. */
  readonly module: string;
  /** Path of the importing file. */
  readonly importer: RegExp;
  readonly code: string;
};

/**
 * The versions for which the replacements were made: each depends on the library's inner workings, which may change
 * with the version.
 */
export const madeFor: Readonly<Record<string, string>> = {
  "@rjsf/utils": "6.11.1",
  downshift: "9.5.0",
  "lucide-react": "1.75.0",
  stylis: "4.3.6",
  swr: "2.5.1",
};

const unused = (name: string) =>
  `const unused = () => { throw new Error("${name} is left out of this build."); };\n`;

/**
 * What libraries bring and nothing here uses. What each one promises
 * stands in the comment above it, and `replacements.test.ts` holds it to that.
 */
export const replacements: readonly Replacement[] = [
  {
    // URIs are resolved only in schemas of draft 2020-12; ours are draft-07, whose references are pointers.
    module: "fast-uri",
    importer: /@rjsf\/utils/,
    code: `${unused("fast-uri")}export default { resolve: unused, equal: unused };`,
  },
  {
    // Only decides which fields are shown; whether a value is valid is decided by the whole schema, which ajv compiled.
    module: "./shallowAllOfMerge.js",
    importer: /@rjsf\/utils/,
    code: `import mergeSchemas from "@rjsf/utils/lib/mergeSchemas.js";
export default ({ allOf = [], ...rest }) => allOf.reduce((merged, one) => mergeSchemas(merged, one), rest);`,
  },
  {
    // Forms hold JSON; the library's equality also supports maps, typed arrays and cycles.
    module: "fast-equals",
    importer: /@rjsf\/utils/,
    code: `import { deepEqual } from "#lib/json/equality.ts";
export const createCustomEqual = () => deepEqual;`,
  },
  {
    // The engine puts in the defaults of a form (`defaultsOf`), once and not at each key.
    module: "./getDefaultFormState.js",
    importer: /@rjsf\/utils\/lib\/schema\/index\.js/,
    code: `export default (_validator, _schema, formData) => formData ?? {};`,
  },
  {
    // Knows names, sizes, colours and strokes that we do not set (1.5 kB before sign-in).
    module: "../createLucideIcon.mjs",
    importer: /lucide-react/,
    code: `export { createIcon as default } from "#ui/icons/plain-icon.ts";`,
  },
  {
    // For React before 18. It is CommonJS, for which all of React would have to stay.
    module: "use-sync-external-store/shim",
    importer: /swr/,
    code: `export { useSyncExternalStore } from "react";`,
  },
  {
    // styled-components writes no prefixes unless it is told to; the oldest browsers that we build for need none.
    module: "./Prefixer.js",
    importer: /stylis/,
    code: `${unused("stylis' Prefixer")}export const prefix = unused;`,
  },
  {
    // Our lists scroll to a row in their own way (`scrollToRow`): `transfer.spec.ts` walks through one of the build by keyboard.
    module: "compute-scroll-into-view",
    importer: /downshift/,
    code: `${unused("compute-scroll-into-view")}export const compute = unused;`,
  },
];
