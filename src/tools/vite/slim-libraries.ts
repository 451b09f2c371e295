import type { Plugin } from "vite";

type Replacement = {
  /** The import as the library writes it. */
  readonly module: string;
  /** Path of the importing file. */
  readonly importer: RegExp;
  readonly code: string;
};

const unused = (name: string) =>
  `const unused = () => { throw new Error("${name} is left out of this build."); };\n`;

/** What libraries bring and nothing here uses: a tenth of what a customer downloads to sign in. */
const replacements: readonly Replacement[] = [
  {
    // rjsf's own fields, templates and widgets: the renderer has its own.
    module: "../getDefaultRegistry.js",
    importer: /@rjsf\/core\/lib\/components\/Form\.js/,
    code: `export { createRegistry as default } from "#renderer/registry.ts";`,
  },
  {
    // URIs are resolved only in schemas of draft 2020-12; ours are draft-07, whose references are pointers.
    module: "fast-uri",
    importer: /@rjsf\/utils/,
    code: `${unused("fast-uri")}export default { resolve: unused, equal: unused };`,
  },
  {
    // Decides only which fields stand there: what is valid is decided by the whole schema, which ajv compiled.
    module: "./shallowAllOfMerge.js",
    importer: /@rjsf\/utils/,
    code: `import mergeSchemas from "@rjsf/utils/lib/mergeSchemas.js";
export default ({ allOf = [], ...rest }) => allOf.reduce((merged, one) => mergeSchemas(merged, one), rest);`,
  },
  {
    // Forms hold JSON; the library's equality also knows maps, typed arrays and cycles.
    module: "fast-equals",
    importer: /@rjsf\/utils/,
    code: `export { createEquality as createCustomEqual } from "#lib/equality.ts";`,
  },
  {
    // Forms send what they hold (`omitExtraData` is off).
    module: "./omitExtraData.js",
    importer: /@rjsf\/utils\/lib\/schema\/index\.js/,
    code: `${unused("omitExtraData")}export { unused as default, unused as getUsedFormData, unused as getFieldNames, unused as isValueEmpty };`,
  },
  {
    // The engine puts in the defaults of a form (`defaultsOf`), once and not at each key.
    module: "./getDefaultFormState.js",
    importer: /@rjsf\/utils\/lib\/schema\/index\.js/,
    code: `export default (_validator, _schema, formData) => formData ?? {};`,
  },
  {
    // Lists of choices are compiled to enums: no schema is chosen among others.
    module: "./getClosestMatchingOption.js",
    importer: /@rjsf\/utils\/lib/,
    code: `export default () => 0;`,
  },
  {
    // Paths of fields by schema: forms here are flat.
    module: "./toPathSchema.js",
    importer: /@rjsf\/utils\/lib\/schema\/index\.js/,
    code: `${unused("toPathSchema")}export default unused;`,
  },
];

/** Puts the replacements in place, in the build and in tests alike. */
export function slimLibraries(): Plugin {
  return {
    name: "slim-libraries",
    enforce: "pre",
    // The development server serves rjsf as it is, so that the table applies, and makes modules of what it imports
    // that is none.
    config: () => ({
      optimizeDeps: {
        exclude: ["@rjsf/core", "@rjsf/utils", "@rjsf/validator-ajv8"],
        include: ["@rjsf/utils > jsonpointer", "@rjsf/utils > react-is"],
      },
    }),
    resolveId(id, importer) {
      const from = importer?.replaceAll("\\", "/") ?? "";
      const index = replacements.findIndex(({ module, importer: of }) => module === id && of.test(from));
      return index === -1 ? undefined : `\0slim-${index}`;
    },
    load(id) {
      return id.startsWith("\0slim-") ? replacements[Number(id.slice(6))]?.code : undefined;
    },
  };
}
