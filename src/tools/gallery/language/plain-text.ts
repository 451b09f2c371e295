/** A snippet as it stands when it was put in: its placeholders with what they suggest, two spaces for a tab. */
export function plainSnippet(snippet: string, indent: string): string {
  return snippet
    .replaceAll(
      /\\([$}\\])|\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+/g,
      (_, escaped?: string, inner?: string) => escaped ?? inner?.replaceAll(/\\(.)/g, "$1") ?? "",
    )
    .replaceAll("\t", "  ")
    .replaceAll("\n", `\n${indent}`);
}

/** The white space that the line of an offset begins with. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}
