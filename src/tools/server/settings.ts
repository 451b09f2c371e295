/**
 * The origins that index.html's settings (`<meta name="api-…" content="…">`) add to the page's own.
 *
 * @param html index.html, with its settings filled in
 */
export function apiOrigins(html: string): readonly string[] {
  const bases = [...html.matchAll(/<meta\s+name="api-[a-z]+"\s+content="(https?:\/\/[^"]+)"/g)];
  return [...new Set(bases.map(([, base]) => new URL(base!).origin))];
}

/** index.html with the sign that the provider is the sandbox, which no build carries. */
export function markAsSandbox(html: string): string {
  return html.replace("</head>", '  <meta name="sandbox" content="true" />\n  </head>');
}
