import { escapePart, fromPointer, toPointer } from "#lib/pointer.ts";
import { expressionUses } from "#tools/compile-screen/expression-uses.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/fields.ts";
import { walkScreen } from "#tools/meta-schema/walk.ts";

import type { NameKind, Read } from "./kind-of-name.ts";

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
  readonly kind: NameKind;
  readonly pointer: string;
  readonly old: string;
  readonly name: string;
};

/** All that says a name, by the meta-schema: expressions, keys and texts that are names. */
export function usesOf(wanted: Wanted): readonly Use[] {
  return [...inExpressions(wanted), ...inNames(wanted), ...inSchemas(wanted)];
}

const ROOTS: { readonly [kind in NameKind]: readonly string[] } = {
  source: ["sources"],
  field: ["inputs", "selected"],
  with: ["with"],
};

function inExpressions({ context, kind, pointer, old, name }: Wanted): Use[] {
  const of = toPointer([...fromPointer(pointer).slice(0, -2), "$text"]);
  const start = kind === "with" ? String.raw`(\{)` : String.raw`(\$(?:${ROOTS[kind].join("|")})\.)`;
  const written = new RegExp(`${start}${old}(?![\\w-])`, "g");
  const say = (now: string) => now.replaceAll(written, (_, before: string) => before + name);
  return expressionUses(context)
    .filter(({ expression: { root, path } }) => ROOTS[kind].includes(root) && path[0] === old)
    .filter((use) => kind !== "with" || use.pointer === of)
    .map((use) => ({ pointer: use.pointer, isKey: use.atKey ?? false, say }));
}

/** Fields are named as fields of their form and as inputs of the screen. */
function inNames({ context, kind, old, name }: Wanted): Use[] {
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
function inSchemas({ context, kind, old, name }: Wanted): Use[] {
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
