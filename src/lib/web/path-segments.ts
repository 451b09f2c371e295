/**
 * Whether a relative path only leads down, however a server reads it: no segment is `.`, `..` or empty (except the
 * last), neither as written nor after its percent signs, slashes and backslashes have been decoded once or several
 * times. A semicolon ends a segment too: some servers drop what follows it.
 */
export function onlyGoesDown(path: string): boolean {
  const segments = fullyDecoded(path).split(/[/\\;]/);
  return segments.every(
    (segment, index) => !/^\.{0,2}$/.test(segment) || (segment === "" && index === segments.length - 1),
  );
}

/** A path with all its percent-encoded ASCII characters decoded, also those that are encoded several times. */
export function fullyDecoded(path: string): string {
  let text = path;
  for (;;) {
    const next = text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    if (next === text) return text;
    text = next;
  }
}
