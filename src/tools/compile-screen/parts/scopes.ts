import type { Root } from "#definition/expression.ts";
import type { ScopeName } from "#definition/meta.ts";
import { readPointer, toPointer } from "#lib/json/pointer.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

import type { Path } from "./scoped-path.ts";

/** The names that expressions may use at one place. */
export type Scope = {
  readonly roots: ReadonlySet<Root>;
  /** Steps whose outputs may be used: those that ran before. `all`: a source may wait for any step. */
  readonly steps: ReadonlySet<string> | "all";
  /** Names that may be used in braces, of `$text` and of the tab's title. */
  readonly names: readonly string[];
  /** The call whose request `$request` is. */
  readonly call?: Fields;
};

/** The surroundings of a place. */
export type Around = { readonly screen: Fields; readonly path: Path; readonly call?: Fields };

const SESSION: readonly Root[] = ["user", "company", "settings", "stored"];
const SCREEN: readonly Root[] = [...SESSION, "inputs", "selected", "sources", "steps"];
const ANSWER: readonly Root[] = ["request", "response", "statusCode", "error"];

/** Before anything was typed: guard and titles of the screen. */
export const sessionScope: Scope = { roots: new Set(SESSION), steps: new Set(), names: [] };

/** The scope for each `x-scope` of the meta-schema; it holds from that key on. */
export const scopes: Readonly<Record<ScopeName, (scope: Scope, around: Around) => Scope>> = {
  /** The tab's title may use the screen's title. */
  titled: (scope) => ({ ...scope, names: [...scope.names, "title"] }),
  /** In a source: all inputs, and the outputs of any step. */
  source: () => ({ roots: new Set(SCREEN), steps: "all", names: [] }),
  /** In a step: all inputs, and the outputs of earlier steps. */
  step: (_scope, { screen, path }) => ({
    roots: new Set([...SCREEN, "intent"]),
    steps: stepsBefore(screen, path),
    names: [],
  }),
  /** In a requery: what is known of the payment after a reload, which is neither an input nor an output. */
  asked: () => ({ roots: new Set([...SESSION, "intent"]), steps: new Set(), names: [] }),
  /** In a request before it is sent. */
  sent: (scope, { call }) => ({ ...withRoots(scope, "request"), ...(call && { call }) }),
  answered: afterCall,
  /** Outputs are made before the effects run, so effects may use them. */
  done: (scope, around) => withOwnOutputs(afterCall(scope, around), around),
  /** After a reply in which a row was searched. */
  found: (scope, around) =>
    around.call?.find === undefined ? afterCall(scope, around) : withRoots(afterCall(scope, around), "item"),
  item: itemScope,
  /** In a row that stands for each item of a list. */
  each: (scope, { screen, path }) =>
    "each" in fieldsOf(readPointer(screen, toPointer(path.slice(0, -1)))) ? itemScope(scope) : scope,
};

/** With one item of a list. */
export function itemScope(scope: Scope): Scope {
  return withRoots(scope, "item");
}

/** After a call was sent: its request, its reply and the reason for its failure. */
function afterCall(scope: Scope, { call }: Around): Scope {
  return { ...withRoots(scope, ...ANSWER), ...(call && { call }) };
}

function withOwnOutputs(scope: Scope, { call }: Around): Scope {
  const name = textOf(call?.name);
  if (scope.steps === "all" || !name) return scope;
  return { ...scope, steps: new Set([...scope.steps, name]) };
}

function withRoots(scope: Scope, ...roots: readonly Root[]): Scope {
  return { ...scope, roots: new Set([...scope.roots, ...roots]) };
}

/** Names of the steps before the one at a path. */
function stepsBefore(screen: Fields, path: Path): ReadonlySet<string> {
  const before = listOf(screen.steps).slice(0, Number(path.at(-1)));
  return new Set(before.map((step) => textOf(fieldsOf(step).name)).filter((name) => name !== undefined));
}
