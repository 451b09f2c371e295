/** The origins that a deployment's settings add to the page's own. */
export type Origins = {
  /** What the page may ask. */
  readonly apis: readonly string[];
  /** Where pictures may come from: the hosts that are listed, and the APIs. */
  readonly pictures: readonly string[];
};

/** A host in a list: no scheme, no path, no wildcard for a whole top-level domain. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i;

/**
 * The origins in index.html's settings (`<meta name="api-…" content="…">`, `<meta name="image-hosts" content="…">`). Throws
 * where a host is none: the policy would silently mean something else.
 *
 * @param html index.html, with its settings filled in
 */
export function originsIn(html: string): Origins {
  const bases = [...html.matchAll(/<meta\s+name="api-[a-z]+"\s+content="(https?:\/\/[^"]+)"/g)];
  const apis = [...new Set(bases.map(([, base]) => new URL(base!).origin))];
  const [, list = ""] = /<meta\s+name="image-hosts"\s+content="([^"]*)"/.exec(html) ?? [];
  const hosts = list.split(/\s+/).filter((host) => host !== "" && !host.startsWith("%"));
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) {
    throw new Error(`image-hosts: "${wrong}" is no host; expected hosts with spaces, as images.bank.example`);
  }
  return { apis, pictures: [...apis, ...hosts.map((host) => `https://${host}`)] };
}

/** index.html with the sign that the provider is the sandbox, which no build carries. */
export function markAsSandbox(html: string): string {
  return html.replace("</head>", '  <meta name="sandbox" content="true" />\n  </head>');
}
