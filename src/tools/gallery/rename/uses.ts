import { escapePart, fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { walkScreen } from "#tools/meta-schema/walk.ts";

import type { Name, NameKind, Read } from "./kind-of-name.ts";

/** A text or a key that says a name. */
export type Use = {
  readonly pointer: string;
  /** The key says it, not the value. */
  readonly isKey: boolean;
  /** The same with the other name. */
  readonly say: (now: string) => string;
};

type Wanted = {
  readonly context: Read;
  readonly given: Name & { readonly kind: NameKind };
  readonly name: string;
};

/** All that says a name, by the meta-schema: expressions, keys and texts that are names. */
export function usesOf(wanted: Wanted): readonly Use[] {
  return [...inExpressions(wanted), ...inNames(wanted), ...inSchemas(wanted)];
}

/** What stands before a name in the expressions that say it. None say a challenge. */
const WRITTEN: { readonly [kind in NameKind]?: (context: Read, given: Name) => string } = {
  source: () => String.raw`\$sources\.`,
  field: () => String.raw`\$(?:inputs|selected)\.`,
  step: () => String.raw`\$steps\.`,
  output: ({ screen }, { pointer }) => {
    const step = fieldsOf(readPointer(screen, toPointer(fromPointer(pointer).slice(0, -2))));
    return String.raw`\$steps\.${textOf(step.name) ?? ""}\.outputs\.`;
  },
  // Elsewhere the braces of a text hold expressions.
  with: () => String.raw`\{`,
};

function inExpressions({ context, given, name }: Wanted): Use[] {
  const start = WRITTEN[given.kind]?.(context, given);
  if (start === undefined) return [];
  const written = new RegExp(`(${start})${given.old}(?![\\w-])`, "g");
  const say = (now: string) => now.replaceAll(written, (_, before: string) => before + name);
  const beside = toPointer([...fromPointer(given.pointer).slice(0, -2), "$text"]);
  return expressionUses(context)
    .filter(({ expression }) => (expression.root === "with") === (given.kind === "with"))
    .filter(({ pointer }) => given.kind !== "with" || pointer === beside)
    .map(({ pointer, atKey }) => ({ pointer, isKey: atKey ?? false, say }))
    .filter(({ pointer, isKey }) => isSaid(context, pointer, isKey, say));
}

function isSaid({ screen }: Read, pointer: string, isKey: boolean, say: Use["say"]): boolean {
  const now = isKey ? fromPointer(pointer).at(-1) : readPointer(screen, pointer);
  return typeof now === "string" && say(now) !== now;
}

/** Fields are named as fields of their form and as inputs of the screen. */
function inNames({ context, given: { kind, old }, name }: Wanted): Use[] {
  const kinds: readonly string[] = kind === "field" ? ["field", "input"] : [kind];
  const say = () => name;
  return walkScreen(context.screen).flatMap(({ names, keys, value, at }): Use[] => {
    const { pointer } = at.part;
    const isNamed = names !== undefined && kinds.includes(names) && value === old;
    const isKeyed = keys !== undefined && kinds.includes(keys) && Object.hasOwn(fieldsOf(value), old);
    return [
      ...(isNamed ? [{ pointer, isKey: false, say }] : []),
      ...(isKeyed ? [{ pointer: `${pointer}/${escapePart(old)}`, isKey: true, say }] : []),
    ];
  });
}

/** What the JSON Schema of a form says of its fields, also on conditions. */
function inSchemas({ context, given: { kind, old }, name }: Wanted): Use[] {
  if (kind !== "field") return [];
  return context.parts.asks
    .flatMap(({ pointer, ask }) => inSchema(ask.schema, `${pointer}/schema`, old))
    .map((use) => ({ ...use, say: () => name }));
}

const INSIDE = ["if", "then", "else", "not"];
const SEVERAL = ["allOf", "anyOf", "oneOf"];

function inSchema(schema: unknown, pointer: string, old: string): Omit<Use, "say">[] {
  const words = fieldsOf(schema);
  const index = listOf(words.required).indexOf(old);
  const inner = [
    ...INSIDE.map((word) => ({ at: word, schema: words[word] })),
    ...SEVERAL.flatMap((word) =>
      listOf(words[word]).map((one, at) => ({ at: `${word}/${at}`, schema: one })),
    ),
  ];
  const keyed = ["properties", "dependencies"].filter((word) => Object.hasOwn(fieldsOf(words[word]), old));
  return [
    ...(index === -1 ? [] : [{ pointer: `${pointer}/required/${index}`, isKey: false }]),
    ...keyed.map((word) => ({ pointer: `${pointer}/${word}/${escapePart(old)}`, isKey: true })),
    ...inner.flatMap((one) =>
      one.schema === undefined ? [] : inSchema(one.schema, `${pointer}/${one.at}`, old),
    ),
  ];
}
