import { parseExpression } from "#definition/expression.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import type { CallPart } from "#tools/compile-screen/parts/parts.ts";
import { namesOfCall, type CallNames } from "#tools/lint/specified-names.ts";
import { targetsOf } from "#tools/lint/screen-replies.ts";

const EXPECTED = "a way for a provider that keeps the specification literally";

/**
 * A screen must also work with a provider that lacks our extensions: calls and fields that the specification does not
 * name.
 */
export const extensions: Check = {
  rule: "extension",
  *check(context) {
    for (const part of context.parts.calls) {
      const [target = ""] = targetsOf(part.call.call);
      const names = namesOfCall(target);
      if (names) yield* findingsOf(part, target, names, context);
    }
  },
};

function* findingsOf(part: CallPart, target: string, names: CallNames, context: Context): Iterable<Finding> {
  const { call, pointer, kind } = part;
  const tell = (at: string, what: string): Finding => ({
    pointer: `${pointer}/${at}`,
    message: `${what} is an extension of ours, and the specification's "${target}" does not have it`,
    expected: EXPECTED,
    level: "warning",
  });
  if (names.isOurs && call.background !== true) {
    yield tell("call", "the call");
    return;
  }
  if (isOurs(call.items, names)) yield tell("items", "the list");
  const succeeded = [fieldsOf(call.outcomes).succeeded].flat();
  if (succeeded.length > 0 && succeeded.every((one) => needsOurs(one, names))) {
    yield tell("outcomes/succeeded", "what success asks for");
  }
  const { where } = fieldsOf(call.find);
  const places = [where].flat().filter((one) => typeof one === "string");
  if (kind === "requery" && places.length > 0 && places.every((one) => isOurs(one, names))) {
    yield tell("find/where", "all by which the row is found");
  }
  for (const [output, value] of Object.entries(fieldsOf(call.outputs))) {
    if (isOurs(value, names) && isSent(part.name, output, context)) {
      yield tell(`outputs/${output}`, "what a later request sends");
    }
  }
}

/** Whether a condition cannot hold without a field of ours. */
function needsOurs(condition: unknown, names: CallNames): boolean {
  return Object.entries(fieldsOf(condition)).some(([text, test]) => isOurs(text, names) && !passesNull(test));
}

function passesNull(test: unknown): boolean {
  const { type, enum: values, const: value } = fieldsOf(test);
  return [type].flat().includes("null") || listOf(values).includes(null) || value === null;
}

/** Whether an expression, or each of several alternatives, names a field of ours. */
function isOurs(value: unknown, names: CallNames): boolean {
  const { $first, $value } = fieldsOf(value);
  if ($first !== undefined) return listOf($first).every((one) => isOurs(one, names));
  if ($value !== undefined) return isOurs($value, names);
  const found = typeof value === "string" ? parseExpression(value) : undefined;
  if (!found || "error" in found || !["response", "item"].includes(found.root)) return false;
  const name = (found.pointer ?? "").split("/").findLast((one) => one !== "" && !/^\d+$/.test(one));
  return name !== undefined && names.isOursOnly(name);
}

/** Whether a request sends an output, without an alternative. */
function isSent(step: string | undefined, output: string, context: Context): boolean {
  return expressionUses(context).some(
    ({ expression: { root, path }, use, pointer }) =>
      root === "steps" &&
      path[0] === step &&
      path[2] === output &&
      (use === "body" || use === "url") &&
      !pointer.includes("/$first/"),
  );
}
