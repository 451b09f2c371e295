import { EXPRESSION_ROOTS } from "#definition/expression.ts";
import { type Check, type Context, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import type { CallPart } from "#tools/compile-screen/parts/parts.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

type Known = {
  readonly inputs: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
  /** Step → its outputs. */
  readonly steps: ReadonlyMap<string, readonly string[]> | undefined;
  readonly settings: Fields;
};

type Telling = ReturnType<typeof unknownWord>;

/** Every expression names something that exists at its place: an input, a source, an earlier step, an output. */
export const names: Check = {
  rule: "name",
  after: READABLE,
  *check(context) {
    const known = knownNames(context);
    for (const use of expressionUses(context)) {
      const told = rootProblem(use, known) ?? nameProblem(use, known);
      if (!told) continue;
      const { pointer, offset, atKey } = use;
      yield { pointer, offset, ...(atKey && { atKey }), ...told };
    }
  },
};

function knownNames(context: Context): Known {
  const { parts, screen, settings } = context;
  return {
    settings,
    inputs: new Set(screenInputs(context).keys()),
    sources: new Set(Object.keys(fieldsOf(screen.sources))),
    steps: outputsOf(parts.calls.filter(({ kind }) => kind === "step" || kind === "wait")),
  };
}

/** Steps with their outputs. Where two have one name, which another check reports, nobody knows which names are meant. */
function outputsOf(steps: readonly CallPart[]): Known["steps"] {
  const named = steps.filter(({ name }) => name !== undefined);
  const outputs = new Map(named.map(({ name = "", call }) => [name, Object.keys(fieldsOf(call.outputs))]));
  return outputs.size < named.length ? undefined : outputs;
}

function rootProblem(
  { expression: { root, path }, scope }: ExpressionUse,
  { inputs }: Known,
): Telling | undefined {
  if (root === "with") {
    const [name = ""] = path;
    if (scope.names.includes(name)) return undefined;
    if (!inputs.has(name)) return unknownWord("named value", name, scope.names);
    return { message: `there is no named value "${name}"`, nearest: `$inputs.${name}` };
  }
  if (scope.roots.has(root)) return undefined;
  const possible = EXPRESSION_ROOTS.filter((one) => [...scope.roots].some((other) => other === one));
  const expected = `one of ${possible.map((one) => `$${one}`).join(", ")}`;
  return { message: `$${root} has no value here`, expected };
}

function nameProblem({ expression, scope }: ExpressionUse, known: Known): Telling | undefined {
  const [name = "", , output = ""] = expression.path;
  if (expression.root === "inputs" || expression.root === "selected") {
    return known.inputs.has(name) ? undefined : unknownWord("input", name, known.inputs);
  }
  if (expression.root === "sources") {
    return known.sources.has(name) ? undefined : unknownWord("source", name, known.sources);
  }
  if (expression.root === "settings") return settingProblem(expression.path, known.settings);
  if (expression.root !== "steps" || !known.steps) return undefined;
  const outputs = known.steps.get(name);
  if (!outputs) return unknownWord("step", name, known.steps.keys());
  if (scope.steps !== "all" && !scope.steps.has(name)) {
    return { message: `the step "${name}" has not run yet here`, expected: "a step that comes before" };
  }
  return outputs.includes(output) ? undefined : unknownWord(`output of "${name}"`, output, outputs);
}

/** A setting must be one of the defaults; an object that is empty there (`support`) may have any key. */
function settingProblem(path: readonly string[], settings: Fields): Telling | undefined {
  let known = settings;
  for (const name of path) {
    const keys = Object.keys(known);
    if (keys.length === 0) return undefined;
    if (!keys.includes(name)) return unknownWord("setting", name, keys);
    known = fieldsOf(known[name]);
  }
  return undefined;
}
