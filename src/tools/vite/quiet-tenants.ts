import { type ESTree, type Plugin, Visitor } from "vite";

const FILE = /\/src\/tenant\/[^/]+\.ts$/;

/**
 * Leaves out of the app's build why a value of a tenant's file was refused: the app refuses it without a word, since only
 * developers could read one (`app/boot/report-problems.ts`). Lint, gallery and development have the words.
 */
export function quietTenants(): Plugin {
  return {
    name: "quiet-tenants",
    apply: "build",
    transform: {
      filter: { id: FILE, code: "refuse" },
      handler(code) {
        const reasons = reasonsIn(this.parse(code));
        const quiet = reasons.reduceRight(
          (left, { start, end }) => `${left.slice(0, start)}""${left.slice(end)}`,
          code,
        );
        return { code: quiet, map: null };
      },
    },
  };
}

/** What is given as the reason of a refusal, in the order of the code: `refuse(path, reason)` and `{ refuse: reason }`. */
function reasonsIn(program: ESTree.Program): readonly ESTree.Node[] {
  const reasons: ESTree.Node[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, reason] }) {
      if (callee.type === "Identifier" && callee.name === "refuse" && reason) reasons.push(reason);
    },
    ObjectExpression({ properties }) {
      for (const one of properties) {
        if (one.type !== "Property" || one.shorthand || one.key.type !== "Identifier") continue;
        if (one.key.name === "refuse") reasons.push(one.value);
      }
    },
  }).visit(program);
  return reasons.toSorted((a, b) => a.start - b.start);
}
