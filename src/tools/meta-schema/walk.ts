import type {
  CallKind,
  Declared,
  LatePart,
  Meta,
  Named,
  Notions,
  Role,
  ScopeName,
} from "#definition/meta.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { fieldsOf, type Fields, isFields } from "#tools/compile-screen/read/fields.ts";
import { ScopedPath } from "#tools/compile-screen/parts/scoped-path.ts";
import { type Around, type Scope, scopes, sessionScope } from "#tools/compile-screen/parts/scopes.ts";

import { facetsOf, metaOfKey, wordOf } from "./facets.ts";

/** A value of a screen that has a role or needs late parts by the meta-schema. */
export type Visit = {
  readonly role?: Role;
  readonly late?: LatePart;
  /** The value is a name, or its keys are names. */
  readonly names?: Named;
  readonly keys?: Named;
  /** The value, or each of its keys, gives its name to one of these. */
  readonly declares?: Declared;
  readonly keysDeclare?: Declared;
  /** Whether customers read the texts in it, where that does not follow from the role. */
  readonly read?: boolean;
  readonly value: unknown;
  readonly at: ScopedPath;
  /** For a call: its kind. */
  readonly kind?: CallKind;
};

/** Other code looks into these values; values of all other roles contain further keys of the format. */
const LEAVES: ReadonlySet<Role> = new Set<Role>([
  ...(["body", "url", "query", "text", "store", "value"] as const),
  ...(["list", "condition"] as const),
]);

/** For these, a list means several of the kind. */
const SEVERAL: ReadonlySet<Role> = new Set<Role>(["expression", "target"]);

/**
 * Every value in a screen whose key has a role or needs late parts by the meta-schema, with its place and the names
 * that expressions may use there. The screen may still have the wrong shape.
 * @param format a meta-schema other than ours, for tests
 */
export function walkScreen(screen: Fields, format: Meta = metaSchema as Meta): readonly Visit[] {
  const known = walked.get(screen)?.get(format);
  if (known) return known;
  const visits: Visit[] = [];
  const notions = format.definitions ?? {};
  walk(format, screen, ScopedPath.from(sessionScope), { screen, notions, visits });
  walked.set(screen, (walked.get(screen) ?? new Map<Meta, readonly Visit[]>()).set(format, visits));
  return visits;
}

/** Of each screen, by the format: its parts and its texts come from the same walk. */
const walked = new WeakMap<Fields, Map<Meta, readonly Visit[]>>();

type WalkContext = Omit<Around, "path"> & {
  readonly notions: Notions;
  readonly inherited?: Role;
  /** What was found so far. */
  readonly visits: Visit[];
};

function walk(meta: Meta, value: unknown, from: ScopedPath, around: WalkContext): void {
  if (value === undefined) return;
  const facets = facetsOf(meta, value, around.notions);
  const { scopes: names, role = around.inherited, kind, told, items } = wordsOf(facets);
  const at = names.length === 0 ? from : from.in(inScopes(names, from, around));
  if (role !== undefined && LEAVES.has(role)) {
    around.visits.push({ value, at, role, ...told });
    return;
  }
  const several = Array.isArray(value) && role !== undefined && SEVERAL.has(role);
  if (told !== undefined || (role !== undefined && !several))
    around.visits.push({ value, at, ...(role && { role }), ...told, ...(kind && { kind }) });
  const inner: WalkContext = role === "call" ? { ...around, call: fieldsOf(value) } : around;
  walkInto(facets, items, value, at, inheriting(inner, several ? role : undefined));
}

/** Most values inherit no role, as what is around them does. */
function inheriting(around: WalkContext, inherited: Role | undefined): WalkContext {
  return around.inherited === inherited ? around : { ...around, inherited };
}

/** What the schemas of a value say of it, whichever value it is. */
type Words = {
  readonly scopes: readonly ScopeName[];
  readonly role: Role | undefined;
  readonly kind: CallKind | undefined;
  readonly items: Meta | undefined;
  readonly told: Told | undefined;
};

/** By the list of schemas: values of many screens have the same. */
const words = new WeakMap<readonly Meta[], Words>();

function wordsOf(facets: readonly Meta[]): Words {
  const found = words.get(facets) ?? {
    scopes: [wordOf(facets, "x-scope") ?? []].flat(),
    role: wordOf(facets, "x-role"),
    kind: wordOf(facets, "x-kind"),
    items: wordOf(facets, "items"),
    told: toldBy(facets),
  };
  words.set(facets, found);
  return found;
}

/** What the meta-schema says about a value besides its role. */
type Told = Omit<Visit, "role" | "value" | "at" | "kind">;

function toldBy(facets: readonly Meta[]): Told | undefined {
  const late = wordOf(facets, "x-late");
  const names = wordOf(facets, "x-names");
  const keys = wordOf(facets, "x-keys");
  const declares = wordOf(facets, "x-declares");
  const keysDeclare = wordOf(facets, "propertyNames")?.["x-declares"];
  const read = wordOf(facets, "x-read");
  const told = {
    ...(late && { late }),
    ...(names && { names }),
    ...(keys && { keys }),
    ...(declares && { declares }),
    ...(keysDeclare && { keysDeclare }),
    ...(read !== undefined && { read }),
  };
  return Object.keys(told).length > 0 ? told : undefined;
}

function inScopes(names: readonly ScopeName[], at: ScopedPath, around: WalkContext): Scope {
  return names.reduce((scope, name) => scopes[name](scope, { ...around, path: at.path }), at.scope);
}

function walkInto(
  facets: readonly Meta[],
  items: Meta | undefined,
  value: unknown,
  at: ScopedPath,
  around: WalkContext,
): void {
  if (Array.isArray(value)) {
    if (!items) return;
    const inner = items.properties ? inheriting(around, undefined) : around;
    value.forEach((one: unknown, index) => walk(items, one, at.at(index), inner));
    return;
  }
  if (!isFields(value)) return;
  const inner = inheriting(around, undefined);
  for (const key of Object.keys(value)) {
    const meta = metaOfKey(facets, key);
    if (meta) walk(meta, value[key], at.at(key), inner);
  }
}
