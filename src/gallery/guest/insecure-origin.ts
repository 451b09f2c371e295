/**
 * A guest comes over plain http, by this machine's address. Browsers keep some of `crypto` for secure pages; the app uses
 * one of it, to name its payments. It is loaded before the app.
 */
if (!("randomUUID" in crypto)) {
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: randomUuid });
}

/** A random UUID, version 4 (RFC 9562). */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
