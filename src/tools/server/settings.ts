/** The origins that a deployment's settings add to the page's own. */
export type Origins = {
  /** Origins that the page may call. */
  readonly apis: readonly string[];
  /** Origins of pictures: the listed hosts, and the APIs. */
  readonly pictures: readonly string[];
};

/** A host in a list: without a scheme, a path, or a wildcard for a whole top-level domain. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i;

/**
 * The origins in index.html's settings (`<meta name="api-…" content="…">`, `<meta name="image-hosts" content="…">`).
 * Throws for an invalid host, because the policy would silently mean something else.
 * @param html index.html, with its settings filled in
 */
export function originsIn(html: string): Origins {
  const bases = [...html.matchAll(/<meta\s+name="api-[a-z]+"\s+content="(https?:\/\/[^"]+)"/g)];
  const apis = [...new Set(bases.map(([, base]) => new URL(base!).origin))];
  const [, list = ""] = /<meta\s+name="image-hosts"\s+content="([^"]*)"/.exec(html) ?? [];
  const hosts = list.split(/\s+/).filter((host) => host !== "" && !host.startsWith("%"));
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) {
    throw new Error(
      `image-hosts: "${wrong}" is not a host; expected hosts with spaces, as images.bank.example`,
    );
  }
  return { apis, pictures: [...apis, ...hosts.map((host) => `https://${host}`)] };
}

/** index.html with the mark that the provider is the sandbox; no build contains the mark. */
export function markAsSandbox(html: string): string {
  return html.replace("</head>", '  <meta name="sandbox" content="true" />\n  </head>');
}
