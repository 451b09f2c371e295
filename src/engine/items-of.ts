/** What an answer has as a list. Where a provider makes a list of one a lone object, as from XML, it is one all the same. */
export function itemsOf(found: unknown): readonly unknown[] {
  if (Array.isArray(found)) return found;
  return isNothing(found) ? [] : [found];
}

function isNothing(found: unknown): boolean {
  if (found === undefined || found === null || found === "") return true;
  return typeof found === "object" && Object.keys(found).length === 0;
}
