import { type Check, type Context, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { passes } from "#tools/compile-screen/schemas/passes.ts";
import { readPointer } from "#lib/json/pointer.ts";

const STEP = /^\/steps\/(\d+)(?:\/|$)/;
/** The parts of a source for which it waits. */
const ASKED = /^\/sources\/([^/]+)\/(?:call|query|body)(?:\/|$)/;
/** Where a value may be missing: another takes its place, or nobody reads it. */
const ALTERNATIVE = /\/\$(?:first|cases)\/\d+(?:\/|$)/;
/** Keys that name inputs and do not fill them in. */
const UNFILLED = /\/(?:clears|withinLimits|reset|fieldErrors)\/|^\/draftWithout\//;

/**
 * No step reads what is only asked for, or looked up, after it: it would have no value there, and the call would go out without
 * it. A step that has not run yet is told with the names.
 */
export const tooSoon: Check = {
  rule: "soon",
  after: [...READABLE, "expression", "name", "secret", "cycle"],
  *check(context) {
    const asked = askedAt(context);
    const known = knownAt(context, asked);
    for (const use of expressionUses(context)) {
      const index = Number(STEP.exec(use.pointer)?.[1] ?? Infinity);
      const { root, path, text } = use.expression;
      const later = (root === "sources" ? known : asked).get(path[0] ?? "") ?? 0;
      const isLate = ["inputs", "selected", "sources"].includes(root) && later > index;
      if (!isLate || mayLack(use, context) || comesBack(context, index, later)) continue;
      const what = root === "sources" ? "waits for what is asked" : "is asked";
      const message = `${text} has no value yet: "${path[0]}" ${what} in step ${later + 1}, after this`;
      const { pointer, offset, atKey } = use;
      yield {
        pointer,
        offset,
        ...(atKey && { atKey }),
        message,
        expected: "a value of this step, or of one before it",
      };
    }
  },
};

/** The index of the first step whose form has an input. One that something else fills in, or that has a default, is not listed. */
function askedAt({ screen, parts }: Context): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  const filled = new Set(
    parts.names.flatMap(({ kind, word, pointer }) =>
      kind === "input" && !UNFILLED.test(pointer) ? [String(word)] : [],
    ),
  );
  for (const [index, step] of listOf(screen.steps).entries()) {
    const ask = fieldsOf(fieldsOf(step).ask);
    for (const name of [ask.suggest, fieldsOf(ask.kept).fill].flatMap((one) => Object.keys(fieldsOf(one)))) {
      filled.add(name);
    }
    for (const { name, schema } of inputsOf(fieldsOf(ask.schema))) {
      if ("default" in schema) filled.add(name);
      if (!asked.has(name)) asked.set(name, index);
    }
  }
  for (const name of filled) asked.delete(name);
  return asked;
}

/** The index of the step from which on each source can answer: where all that it waits for was asked. */
function knownAt(context: Context, asked: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const steps = listOf(context.screen.steps).map((step) => textOf(fieldsOf(step).name));
  const known = new Map<string, number>();
  const waits = expressionUses(context).filter(
    ({ pointer }) => ASKED.test(pointer) && !ALTERNATIVE.test(pointer),
  );
  // A source may wait for another, and that one for a further one.
  for (const _ of Object.keys(fieldsOf(context.screen.sources))) {
    for (const { pointer, expression } of waits) {
      const [, source = ""] = ASKED.exec(pointer)!;
      const [name = ""] = expression.path;
      const from =
        expression.root === "steps"
          ? steps.indexOf(name)
          : expression.root === "sources"
            ? known.get(name)
            : ["inputs", "selected"].includes(expression.root)
              ? asked.get(name)
              : undefined;
      known.set(source, Math.max(known.get(source) ?? 0, from ?? 0));
    }
  }
  return known;
}

/** Whether a missing value is provided for: by another one, or by a condition that takes it. */
function mayLack({ pointer, use }: ExpressionUse, { screen }: Context): boolean {
  return ALTERNATIVE.test(pointer) || (use === "condition" && passes(readPointer(screen, pointer), null));
}

/** Whether a step from `later` on leads back to one before: then the value may be there. */
function comesBack({ screen, parts }: Context, index: number, later: number): boolean {
  const names = listOf(screen.steps).map((step) => textOf(fieldsOf(step).name));
  return parts.effects.some(
    ({ effect, pointer }) =>
      "back" in effect &&
      Number(STEP.exec(pointer)?.[1]) >= later &&
      names.indexOf(textOf(effect.back)) <= index,
  );
}
