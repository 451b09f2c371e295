/** A snippet as plain text: placeholders become their suggestions, tabs become two spaces. */
export function plainSnippet(snippet: string, indent: string): string {
  return snippet
    .replaceAll(
      /\\([$}\\])|\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+/g,
      (_, escaped?: string, inner?: string) => escaped ?? inner?.replaceAll(/\\(.)/g, "$1") ?? "",
    )
    .replaceAll("\t", "  ")
    .replaceAll("\n", `\n${indent}`);
}

/** The indent of the line at an offset. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}
