import type { Root } from "#definition/expression.ts";
import type { Fields } from "./fields.ts";

/** What expressions can name at one position. */
export type Scope = {
  readonly roots: ReadonlySet<Root>;
  /** Steps whose outputs can be named: those that ran before. `all`: a source may wait for any of them. */
  readonly steps: ReadonlySet<string> | "all";
  /** Names that may stand in braces, of `$text` and of the tab's title. */
  readonly names: readonly string[];
  /** The call whose request `$request` is. */
  readonly call?: Fields;
};

const SESSION: readonly Root[] = ["user", "company", "settings", "stored"];
const SCREEN: readonly Root[] = [...SESSION, "inputs", "selected", "sources", "steps"];

/** Before anything was typed: guard, titles of the screen. */
export const sessionScope: Scope = { roots: new Set(SESSION), steps: new Set(), names: [] };

/** In a source: whatever was typed or came out of any step. */
export const sourceScope: Scope = { roots: new Set(SCREEN), steps: "all", names: [] };

/** In a step: what was typed, and what the steps before it gave. */
export function stepScope(before: ReadonlySet<string>): Scope {
  return { roots: new Set([...SCREEN, "intent"]), steps: before, names: [] };
}

/** The scope with more roots. */
export function withRoots(scope: Scope, ...roots: readonly Root[]): Scope {
  return { ...scope, roots: new Set([...scope.roots, ...roots]) };
}

/** After a call has been sent: its request, its reply and why it failed. */
export function afterCall(scope: Scope, call: Fields): Scope {
  return { ...withRoots(scope, "request", "response", "statusCode", "error"), call };
}

/** What a call asks for, before it is sent. */
export function beforeCall(scope: Scope, call: Fields): Scope {
  return { ...withRoots(scope, "request"), call };
}
