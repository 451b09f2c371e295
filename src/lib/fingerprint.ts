/** A short hash (FNV-1a) of a value. The key salts it, so that it does not reveal the value. */
export function fingerprintOf(key: string, value: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of key + JSON.stringify(value)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
