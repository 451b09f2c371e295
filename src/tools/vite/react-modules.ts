import { join } from "node:path";

import { type ESTree, type Plugin, Visitor } from "vite";

/**
 * React's production files by what imports name. The scheduler stays as it is: with one CommonJS package in the entry, what all of them
 * need is there too, and not in a file of 430 bytes that every customer would load besides.
 */
const FILES: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
};

/** React's own default export is all of it. */
const DEFAULT = /\bimport ?([\w$]+)(?:, ?(\{[^}]*\}))? ?from ?(["']react["'])/g;

/** Uses of React as one object, for which all of it would have to stay: developer tools of swr, and questions of downshift. */
const WHOLE: readonly (readonly [use: RegExp, instead: string])[] = [
  [/\bwindow\.__SWR_DEVTOOLS_REACT__ = React;/g, ""],
  [/'useId' in React\b/g, "true"],
  [/_extends\(\{\}, React\)/g, "React"],
];

/** What all of our browsers have, and React has in itself besides for older ones. Node, which renders pages at build, does not have it. */
const EVERYWHERE = "reportError";

/**
 * Gives the build React's files as ES modules. They are CommonJS, of which a bundler must keep every function, the
 * wrapping, and a look-up at each use (3 kB before sign-in).
 */
export function reactModules(): Plugin {
  let root = process.cwd();
  return {
    name: "react-modules",
    enforce: "pre",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (Object.hasOwn(FILES, id) ? join(root, "node_modules", FILES[id]!) : undefined),
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/ },
      handler(code, id) {
        if (Object.values(FILES).some((file) => id.endsWith(`/node_modules/${file}`)))
          return { code: asModule(code, this.parse(code)), map: null };
        const parts = WHOLE.reduce((left, [use, instead]) => left.replace(use, instead), code);
        const named = parts.replaceAll(
          DEFAULT,
          (_import, all: string, some: string | undefined, from: string) =>
            [`import * as ${all} from ${from}`, ...(some ? [`import ${some} from ${from}`] : [])].join(";"),
        );
        return named === code ? undefined : { code: named, map: null };
      },
    },
  };
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };
type Export = { readonly name: string; readonly start: number; readonly end: number };

/**
 * A CommonJS file that only says `require("…")` for a variable of its own and `exports.name`, as an ES module. What is exported by one
 * statement becomes a constant, which may be left out; the rest become variables.
 */
function asModule(code: string, program: ESTree.Program): string {
  const edits: Edit[] = [];
  const imports: string[] = [];
  const uses: Export[] = [];
  new Visitor({
    VariableDeclarator({ id, init, start, end }) {
      if (init?.type !== "CallExpression" || id.type !== "Identifier") return;
      const [from] = init.arguments;
      if (init.callee.type !== "Identifier" || init.callee.name !== "require" || from?.type !== "Literal")
        return;
      edits.push({ start, end, text: `no${imports.length}` });
      imports.push(`import * as ${id.name} from ${JSON.stringify(from.value)};`);
    },
    MemberExpression({ object, property, start, end }) {
      if (object.type !== "Identifier" || object.name !== "exports" || property.type !== "Identifier") return;
      uses.push({ name: property.name, start, end });
    },
    ConditionalExpression({ test, consequent, start, end }) {
      if (consequent.type !== "Identifier" || consequent.name !== EVERYWHERE) return;
      if (test.type === "BinaryExpression") edits.push({ start, end, text: `globalThis.${EVERYWHERE}` });
    },
  }).visit(program);
  const names = [...new Set(uses.map(({ name }) => name))];
  const statements = new Set(program.body.map(({ start }) => start));
  const isConstant = (name: string) => {
    const [first, ...others] = uses.filter((use) => use.name === name);
    return others.length === 0 && statements.has(first!.start);
  };
  for (const { name, start, end } of uses)
    edits.push({ start, end, text: `${isConstant(name) ? "const " : ""}out_${name}` });
  const body = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
  const variables = names.filter((name) => !isConstant(name)).map((name) => `let out_${name};`);
  const given = names.map((name) => `out_${name} as ${name}`);
  return [...imports, ...variables, body, `export { ${given.join(", ")} };`].join("\n");
}
