import type { Check, Context } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** The parts of a source for which it waits; its reply and the values made from it do not count. */
const ASKED = /^\/sources\/([^/]+)\/(?:call|query|body|when)(?:\/|$)/;

/** No source waits for itself, not even through others: such a cycle never starts, or never stops. */
export const sourceCycles: Check = {
  rule: "cycle",
  *check(context) {
    const waits = waitsOf(context);
    const told = new Set<string>();
    for (const name of waits.keys()) {
      const ring = ringFrom(name, waits);
      if (!ring || ring.some((one) => told.has(one))) continue;
      for (const one of ring) told.add(one);
      const message = `sources wait for each other: ${ring.join(" → ")}`;
      yield {
        pointer: `/sources/${name}`,
        atKey: true,
        message,
        expected: "one that waits for none of them",
      };
    }
  },
};

/** For each source the sources for which it waits, by their replies or by the inputs that they fill. */
function waitsOf(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const fillers = fillersOf(context);
  const waits = new Map<string, Set<string>>();
  for (const name of Object.keys(fieldsOf(context.screen.sources))) waits.set(name, new Set());
  for (const { expression, pointer } of expressionUses(context)) {
    const [, name = ""] = ASKED.exec(pointer) ?? [];
    const [word = ""] = expression.path;
    const found = fillers.get(`${expression.root}.${word}`) ?? [];
    for (const one of expression.root === "sources" ? [word] : found) waits.get(name)?.add(one);
  }
  return waits;
}

/** `inputs.name` → the sources that fill it, `selected.name` → the source of its options. */
function fillersOf({ screen, parts }: Context): ReadonlyMap<string, readonly string[]> {
  const fillers = new Map<string, string[]>();
  const add = (what: string, source: string) => fillers.set(what, [...(fillers.get(what) ?? []), source]);
  for (const [name, source] of Object.entries(fieldsOf(screen.sources))) {
    for (const input of Object.keys(fieldsOf(fieldsOf(source).fill))) add(`inputs.${input}`, name);
  }
  for (const { ask } of parts.asks) {
    for (const [input, hint] of Object.entries(fieldsOf(ask.uiSchema))) {
      const source = textOf(fieldsOf(fieldsOf(hint)["ui:options"]).source);
      if (source !== undefined) add(`selected.${input}`, source);
    }
  }
  return fillers;
}

function ringFrom(
  start: string,
  waits: ReadonlyMap<string, ReadonlySet<string>>,
  path: readonly string[] = [start],
): readonly string[] | undefined {
  for (const next of waits.get(path.at(-1)!) ?? []) {
    if (next === start) return [...path, start];
    const ring = path.includes(next) ? undefined : ringFrom(start, waits, [...path, next]);
    if (ring) return ring;
  }
  return undefined;
}
