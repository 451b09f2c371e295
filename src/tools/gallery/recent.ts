/** A few values by name: those that were used last. Older ones are dropped. */
export class Recent<T> {
  readonly #most: number;
  readonly #known = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  get latest(): T | undefined {
    return [...this.#known.values()].at(-1);
  }

  get all(): readonly T[] {
    return [...this.#known.values()];
  }

  get(name: string): T | undefined {
    const found = this.#known.get(name);
    if (found !== undefined) this.set(name, found);
    return found;
  }

  set(name: string, value: T): void {
    this.#known.delete(name);
    this.#known.set(name, value);
    for (const oldest of [...this.#known.keys()].slice(0, -this.#most)) this.#known.delete(oldest);
  }
}
