import type { Plugin } from "vite";

type Edit = {
  readonly from: RegExp;
  readonly to: string;
};

/** React Router as it would be written for links and routes alone: its data and framework modes are not used here. */
const edits: readonly Edit[] = [
  // Links fetch nothing ahead, as only the framework mode can: half of it would come with each link.
  { from: /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, to: "[false, null, {}];" },
  { from: /shouldPrefetch && !isAbsolute \? .* : link;/, to: "link;" },
  // What keeps a component that nobody uses: its name for developers, and calls that could do anything.
  { from: /^\w+\.displayName = ".*";$/gm, to: "" },
  { from: /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, to: "/* @__PURE__ */ " },
  {
    from: /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm,
    to: "var $1 = /* @__PURE__ */ (() => $2)();",
  },
];

/** Makes the build take React Router's production files, which its exports do not name, and leave out what is not used. */
export function slimRouter(): Plugin {
  return {
    name: "slim-router",
    enforce: "pre",
    apply: "build",
    async resolveId(id, importer) {
      if (id !== "react-router") return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
    transform(code, id) {
      if (!/\/react-router\/dist\/production\//.test(id) || !code.includes("function LinkWithRef("))
        return undefined;
      const stale = edits.find(({ from }) => code.search(from) === -1);
      if (stale) this.error(`React Router has changed: ${String(stale.from)} is not in it any more.`);
      return { code: edits.reduce((text, { from, to }) => text.replace(from, to), code), map: null };
    },
  };
}
