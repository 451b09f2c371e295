/**
 * Whether a relative path only goes down, however a server reads it: no segment is `.`, `..` or empty (the last may be),
 * as it stands or after its percent signs have been decoded, once or several times, slashes and backslashes among them.
 */
export function onlyGoesDown(path: string): boolean {
  const segments = fullyDecoded(path).split(/[/\\]/);
  return segments.every(
    (segment, index) => !/^\.{0,2}$/.test(segment) || (segment === "" && index === segments.length - 1),
  );
}

/** A path with every percent-encoded ASCII character in its own form, those that are encoded several times too. */
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
