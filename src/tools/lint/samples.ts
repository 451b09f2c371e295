import { parseExpression } from "#definition/expression.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { dataIn, itemsOf, listIn } from "#lib/reply-data.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import type { ExpressionUse } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";
import { isSameCall, repliesOf, targetsOf } from "#tools/lint/screen-replies.ts";

/** What the scenarios' replies say that a value is; undefined where they cannot say it. */
export type Samples = readonly unknown[] | undefined;

/** The items that `$item` is at a place: those of the list around it. */
export function itemSamples({ pointer }: Pick<ExpressionUse, "pointer">, context: Context): Samples {
  const levels = valuesAlong(pointer, context.screen);
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const parent = at.slice(0, at.lastIndexOf("/"));
    const around = fieldsOf(levels.pop());
    for (const key of ["of", "items", "each"]) {
      const list = around[key];
      if (list !== undefined && at !== `${parent}/${key}`) return listSamples(list, parent, context);
    }
    if (around.find !== undefined) return undefined;
  }
  return undefined;
}

/** The values around a pointer's value: the root first, the nearest last. */
function valuesAlong(pointer: string, root: unknown): unknown[] {
  const levels = [root];
  for (const part of pointer.split("/").slice(1, -1)) levels.push(readPointer(levels.at(-1), `/${part}`));
  return levels;
}

/** The items behind a field's choices: those of its list, or its own; undefined for a field without. */
export function choiceSamples(field: string, context: Context): Samples {
  const { oneOf } = screenInputs(context).get(field)?.schema ?? {};
  if (Array.isArray(oneOf)) return oneOf;
  for (const { ask } of context.parts.asks) {
    const { source } = fieldsOf(fieldsOf(fieldsOf(ask.uiSchema)[field])["ui:options"]);
    const { items } = fieldsOf(fieldsOf(context.screen.sources)[textOf(source) ?? ""]);
    if (items !== undefined) return listSamples(items, `/sources/${textOf(source)}`, context);
  }
  return undefined;
}

/** How the source of a field makes its options; undefined for a field without a source. */
export function optionsOf(field: string, { screen, parts }: Context): Fields | undefined {
  const [source] = parts.asks.flatMap(
    ({ ask }) => textOf(fieldsOf(fieldsOf(fieldsOf(ask.uiSchema)[field])["ui:options"]).source) ?? [],
  );
  return source === undefined ? undefined : fieldsOf(fieldsOf(fieldsOf(screen.sources)[source]).options);
}

function listSamples(list: unknown, pointer: string, context: Context): Samples {
  const { $first: alternatives } = fieldsOf(list);
  if (Array.isArray(alternatives))
    return together(alternatives.map((one) => listSamples(one, pointer, context)));
  const parsed = parseExpression(textOf(list) ?? "");
  if ("error" in parsed) return undefined;
  const { root, path, pointer: inside = "", unwraps } = parsed;
  if (root === "item" || root === "selected") {
    const samples =
      root === "item" ? itemSamples({ pointer }, context) : choiceSamples(path[0] ?? "", context);
    return samples?.flatMap((one) => itemsOf(readPointer(one, inside)));
  }
  const call = root === "response" ? callAround(pointer, context) : sourceOf(root, path, context);
  const read = unwraps ? listIn : (body: unknown, at: string) => itemsOf(readPointer(body, at));
  return call && bodiesOf(call, context).flatMap((body) => read(body, inside));
}

function together(lists: readonly Samples[]): Samples {
  return lists.includes(undefined) ? undefined : lists.flatMap((one) => one ?? []);
}

function sourceOf(root: string, [name = ""]: readonly string[], { screen }: Context): Fields | undefined {
  const source = fieldsOf(screen.sources)[name];
  return root === "sources" && source !== undefined ? fieldsOf(source) : undefined;
}

/** The call whose reply `$response` is at a pointer: the nearest one around. */
function callAround(pointer: string, { parts }: Context): Fields | undefined {
  const calls = parts.calls.filter((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
  return calls.toSorted((one, other) => other.pointer.length - one.pointer.length)[0]?.call;
}

/** The bodies of a call's replies in the scenarios. */
export function bodiesOf(call: Fields, context: Context): readonly unknown[] {
  const bodies = known.get(call) ?? findBodies(call, context);
  known.set(call, bodies);
  return bodies;
}

/** By the call: each expression in it asks for them. */
const known = new WeakMap<Fields, readonly unknown[]>();

function findBodies(call: Fields, context: Context): readonly unknown[] {
  const targets = targetsOf(call.call);
  return repliesOf(context)
    .filter((reply) => targets.some((one) => isSameCall(one, reply.call)))
    .map(({ body }) => body);
}

/** The values that an expression has in the replies of the scenarios, as far as these tell. */
export function valueSamples(use: ExpressionUse, context: Context): Samples {
  const { root, path, pointer = "", unwraps } = use.expression;
  if (root === "item") return present(itemSamples(use, context), pointer);
  if (root === "selected") return present(choiceSamples(path[0] ?? "", context), pointer);
  const call = root === "response" ? use.scope.call : sourceOf(root, path, context);
  const read = unwraps ? dataIn : readPointer;
  return (
    call &&
    bodiesOf(call, context)
      .map((body) => read(body, pointer))
      .filter((value) => value !== undefined)
  );
}

function present(items: Samples, pointer: string): Samples {
  return items?.map((item) => readPointer(item, pointer)).filter((value) => value !== undefined);
}
