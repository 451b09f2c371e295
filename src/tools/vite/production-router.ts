import { type ESTree, type Plugin, Visitor } from "vite";

/** The library's one file for all that it has. */
const FILE = /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/;

/**
 * Makes the build use React Router's production files, because its package exports only name the development files, and marks
 * what in them nobody needs unless it is used: the file makes each component and context of its framework when it is loaded, and a
 * bundler must keep what is made (7 kB before sign-in). Advice for developers goes too, and so does what only its data routers
 * have, which the app does not use (0.9 kB).
 */
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
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const marked = markUnused(code);
        const slim = withoutAdvice(marked, this.parse(marked)).replace(NAVIGATE, "$1");
        if (marked === code)
          this.error(`production-router: nothing to mark in ${id}. Is the plugin still needed?`);
        return { code: slim, map: null };
      },
    },
  };
}

/** Which `navigate` a component gets: that of a data router, or the other. */
const NAVIGATE = /\w+ \? \w+\(\) : (useNavigateUnstable\(\))/;

/** The same code without warnings in the console, and without the texts of what it throws when it is misused. */
function withoutAdvice(code: string, program: ESTree.Program): string {
  const cuts: (readonly [from: number, to: number, instead: string])[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [condition], start, end }) {
      const name = callee.type === "Identifier" ? callee.name : "";
      // A cut may lie in another one.
      if (start < (cuts.at(-1)?.[1] ?? 0) || !condition) return;
      if (name === "warning") cuts.push([start, end, "void 0"]);
      if (name === "invariant") cuts.push([condition.end, end, ")"]);
    },
  }).visit(program);
  return cuts.reduceRight(
    (left, [from, to, instead]) => left.slice(0, from) + instead + left.slice(to),
    code,
  );
}

/** The same code, whose contexts and components a bundler may leave out. Names for developers' tools go. */
function markUnused(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, "")
    .replaceAll(
      / = (Object\.getOwnPropertyNames\(Object\.prototype\).*);$/gm,
      " = /* @__PURE__ */ (() => $1)();",
    )
    .replaceAll(/ = (new Set\()/g, " = /* @__PURE__ */ $1")
    .replaceAll(/ = (React\d*\.(?:createContext|memo|forwardRef)\()/g, " = /* @__PURE__ */ $1")
    .replaceAll(
      /^(var \w+ = )(class extends React\d*\.Component \{$.*?^\});(?:\n(\w+)\.contextType = (\w+);)?/gms,
      (_all, name: string, made: string, _of, context?: string) => {
        const its = context ? ` made.contextType = ${context};` : "";
        return `${name}/* @__PURE__ */ (() => { const made = ${made};${its} return made; })();`;
      },
    );
}
