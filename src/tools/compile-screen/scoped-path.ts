import { escapePart, toPointer } from "#lib/pointer.ts";

import type { Scope } from "./scopes.ts";

export type Path = readonly (string | number)[];

/** Every entry of `Parts` has its place, and the names that expressions may use there. */
export type Part = { readonly path: Path; readonly pointer: string; readonly scope: Scope };

/** A place in the screen, with the names that expressions may use there. */
export class ScopedPath {
  readonly path: Path;
  readonly scope: Scope;
  readonly pointer: string;

  constructor(path: Path, scope: Scope, pointer = toPointer(path)) {
    this.path = path;
    this.scope = scope;
    this.pointer = pointer;
  }

  /** The position below, by key or index. */
  at(...keys: Path): ScopedPath {
    const pointer = keys.reduce<string>((to, key) => `${to}/${escapePart(String(key))}`, this.pointer);
    return new ScopedPath([...this.path, ...keys], this.scope, pointer);
  }

  /** The same position with another scope. */
  in(scope: Scope): ScopedPath {
    return scope === this.scope ? this : new ScopedPath(this.path, scope, this.pointer);
  }

  get part(): Part {
    return { path: this.path, pointer: this.pointer, scope: this.scope };
  }
}
