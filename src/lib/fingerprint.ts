/** A short hash (FNV-1a) of a value, salted with a key so that it reveals nothing of the value. */
export function fingerprintOf(key: string, value: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of key + JSON.stringify(value)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
