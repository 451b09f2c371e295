/** Items with a key of their own each, for React: a provider may send an id twice, or none. */
export function withKeys<T>(
  items: readonly T[],
  idOf: (item: T) => string,
): readonly (T & { readonly key: string })[] {
  const copies = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item);
    const copy = (copies.get(id) ?? 0) + 1;
    copies.set(id, copy);
    return { ...item, key: copy === 1 && id !== "" ? id : `${id} ${copy}` };
  });
}
