/** Id of one field of a list; the first has the id of the list itself. */
export function partId(id: string, part = 0): string {
  return part === 0 ? id : `${id}-${part}`;
}
