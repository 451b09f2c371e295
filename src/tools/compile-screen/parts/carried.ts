import { fieldsOf } from "#tools/compile-screen/read/fields.ts";

import type { Context } from "./context.ts";
import { type ExpressionUse, expressionUses } from "./expression-uses.ts";

/** Whether the call of this step, or of an earlier one, sends the value. */
export function isSent(pointer: string, index: number): boolean {
  const [, at, part] = /^\/steps\/(\d+)\/(call|query|body)(?:\/|$)/.exec(pointer) ?? [];
  return part !== undefined && Number(at) <= index;
}

/** Whether one of the sent values is this one, or a reply has said it about what the customer entered. */
export function isCarried(
  { expression }: ExpressionUse,
  sent: readonly ExpressionUse[],
  context: Context,
): boolean {
  const { root, path } = expression;
  const [name = ""] = path;
  const isNamed = (roots: readonly string[]) =>
    sent.some((use) => roots.includes(use.expression.root) && use.expression.path[0] === name);
  if (["request", "steps", "intent"].includes(root)) return true;
  if (root === "sources") return isNamed(["sources"]) || asksAbout(name, context);
  if (root !== "inputs" && root !== "selected") return isNamed([root]);
  return (
    isNamed(["inputs", "selected"]) || fillers(name, context).some((source) => asksAbout(source, context))
  );
}

/** The sources that fill an input. */
function fillers(input: string, { screen }: Context): string[] {
  const sources = Object.entries(fieldsOf(screen.sources));
  return sources.flatMap(([name, source]) => (input in fieldsOf(fieldsOf(source).fill) ? [name] : []));
}

/** Whether a source asks about something that the customer entered, so that its reply is about this payment. */
function asksAbout(source: string, context: Context): boolean {
  return expressionUses(context).some(
    ({ pointer, expression }) =>
      /^\/(?:call|query|body|when)(?:\/|$)/.test(pointer.replace(`/sources/${source}`, "")) &&
      pointer.startsWith(`/sources/${source}/`) &&
      ["inputs", "selected", "stored", "steps"].includes(expression.root),
  );
}

/** Whether a pointer leads to a value or into it. */
export function isWithin(pointer: string, parent: string): boolean {
  return pointer.startsWith(parent) && (pointer.length === parent.length || pointer[parent.length] === "/");
}
