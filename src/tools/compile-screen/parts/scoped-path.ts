import { escapePart, toPointer } from "#lib/json/pointer.ts";

import type { Scope } from "./scopes.ts";

export type Path = readonly (string | number)[];

/** Every entry of `Parts` has its place, and the names that expressions may use there. */
export type Part = { readonly path: Path; readonly pointer: string; readonly scope: Scope };

/**
 * A place in the screen, with the names that expressions may use there. Its path and pointer are made only when asked: a screen has many
 * places about which there is nothing to say.
 */
export class ScopedPath {
  readonly scope: Scope;
  private readonly parent: ScopedPath | undefined;
  private readonly key: string | number;
  private madePath: Path | undefined;
  private madePointer: string | undefined;

  private constructor(scope: Scope, parent: ScopedPath | undefined, key: string | number) {
    this.scope = scope;
    this.parent = parent;
    this.key = key;
    this.madePath = undefined;
    this.madePointer = undefined;
  }

  /** The place of a whole screen, or one that was found before. */
  static from(scope: Scope, path: Path = []): ScopedPath {
    const from = new ScopedPath(scope, undefined, "");
    from.madePath = path;
    from.madePointer = toPointer(path);
    return from;
  }

  /** The position below, by key or index. */
  at(key: string | number): ScopedPath {
    return new ScopedPath(this.scope, this, key);
  }

  /** The same position with another scope. */
  in(scope: Scope): ScopedPath {
    if (scope === this.scope) return this;
    const same = new ScopedPath(scope, this.parent, this.key);
    same.madePath = this.madePath;
    same.madePointer = this.madePointer;
    return same;
  }

  get path(): Path {
    this.madePath ??= [...this.parent!.path, this.key];
    return this.madePath;
  }

  get pointer(): string {
    this.madePointer ??= `${this.parent!.pointer}/${escapePart(String(this.key))}`;
    return this.madePointer;
  }

  get part(): Part {
    return { path: this.path, pointer: this.pointer, scope: this.scope };
  }
}
