export const tableTransforms = { "find-prefix": findPrefix };

/**
 * The key of a table `{ key: { "prefixes": […] } }` one of whose prefixes the text starts with; the longest prefix
 * wins. Undefined when none does.
 */
function findPrefix(value: unknown, table: unknown): string | undefined {
  if (typeof value !== "string" || typeof table !== "object" || table === null) return undefined;
  let found: { key: string; length: number } | undefined;
  for (const [key, row] of Object.entries(table as Record<string, { prefixes?: unknown } | null>)) {
    for (const prefix of Array.isArray(row?.prefixes) ? (row.prefixes as unknown[]) : []) {
      if (typeof prefix !== "string" || prefix === "" || !value.startsWith(prefix)) continue;
      if (!found || prefix.length > found.length) found = { key, length: prefix.length };
    }
  }
  return found?.key;
}
