/**
 * Where time comes from the environment, no code reads the machine's clock: `Date.now` and `new Date()` without
 * arguments are errors. oxlint has no built-in rule that forbids a syntax.
 */

/** @typedef {{ type: string, name?: string, value?: unknown }} Node */
/** @typedef {{ callee: Node, arguments: readonly Node[] }} Call */
/** @typedef {{ object: Node, property: Node, computed: boolean }} Member */
/** @typedef {{ report: (problem: { node: object, message: string }) => void }} Context */

const MESSAGE =
  "Time comes from the environment (`now`): use that, so that scenarios and tests can set the day.";

const noMachineClock = {
  meta: { type: "problem", schema: [] },
  create: (/** @type {Context} */ context) => ({
    NewExpression: (/** @type {Call} */ node) => {
      if (isDate(node.callee) && node.arguments.length === 0) context.report({ node, message: MESSAGE });
    },
    CallExpression: (/** @type {Call} */ node) => {
      if (isDate(node.callee)) context.report({ node, message: MESSAGE });
    },
    MemberExpression: (/** @type {Member} */ node) => {
      const name = node.computed ? node.property.value : node.property.name;
      if (isDate(node.object) && name === "now") context.report({ node, message: MESSAGE });
    },
  }),
};

/** @param {Node} node */
function isDate(node) {
  return node.type === "Identifier" && node.name === "Date";
}

// oxlint loads a plugin from its default export, and Node 20 cannot load TypeScript.
export default { meta: { name: "bank" }, rules: { "no-machine-clock": noMachineClock } };
