/** What the deployment's settings in index.html say about the headers. */
export type HeaderSettings = {
  /** Origins besides the page's own that it may call. */
  readonly apis: readonly string[];
  /** Origins of pictures: the listed hosts, and the APIs. */
  readonly pictures: readonly string[];
  /** Where browsers report what the policy has refused: a path on this host, or an https address. */
  readonly reports?: string;
  /** Browsers may list this host among those that they only ever call by https. */
  readonly preload?: boolean;
};

/** What a setting may be, and how to say so. */
type Rule = { readonly pattern: RegExp; readonly expected: string };

/** A host in a list: without a scheme, a path, or a wildcard for a whole top-level domain. */
const HOST: Rule = {
  pattern: /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i,
  expected: "a host; expected hosts with spaces, as images.bank.example",
};
/** Without a query, a second slash that would begin a host, and what ends a directive or a header's string. */
const ADDRESS: Rule = {
  pattern: /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)?\/(?!\/)[\w./~-]*$/i,
  expected:
    "an address for reports; expected a path, as /policy-reports, or an https address without a query",
};
/** Without a scheme, a host would take that of the page, and no policy lists it. */
const BASE: Rule = {
  pattern: /^(?:https?:\/\/[\w.:[\]-]+(?:\/|$)|\/(?!\/))/i,
  expected: "the base of an API; expected a path, as /api/v1/, or an address that begins with https://",
};
/** `sendBeacon` reaches another host too, but what the app reports stays on its own. */
const PATH: Rule = {
  pattern: /^\/(?!\/)[\w./~-]*$/,
  expected: "a path of this host; expected one as /error-reports",
};
const SHARE: Rule = { pattern: /^(?:0?\.\d+|0|1)$/, expected: "a share; expected a number from 0 to 1" };
const YES_NO: Rule = { pattern: /^(?:true|false)$/, expected: "a choice; expected true or false" };

/**
 * Reads the settings that decide on headers from index.html (`<meta name="api-…" content="…">`, `image-hosts`,
 * `policy-reports`, `hsts-preload`). Throws for an invalid value, because the headers would silently mean something else;
 * also for one of `error-reports` and `error-share`.
 * @param html index.html, with its settings filled in
 */
export function headerSettings(html: string): HeaderSettings {
  const bases = ["api-provider", "api-platform", "api-vas"].flatMap((name) => words(html, name, BASE));
  const addresses = bases.filter((base) => !base.startsWith("/"));
  const apis = [...new Set(addresses.map((base) => new URL(base).origin))];
  const hosts = words(html, "image-hosts", HOST);
  const [reports] = words(html, "policy-reports", ADDRESS);
  // No header has these; they are checked here because a mistake would report nothing, and nobody would notice.
  words(html, "error-reports", PATH);
  words(html, "error-share", SHARE);
  const [preload] = words(html, "hsts-preload", YES_NO);
  return {
    apis,
    pictures: [...apis, ...hosts.map((host) => `https://${host}`)],
    ...(reports !== undefined && { reports }),
    ...(preload === "true" && { preload: true }),
  };
}

/** The words of a setting; none where the build left it unfilled (`%VITE_…%`). */
function words(html: string, name: string, { pattern, expected }: Rule): readonly string[] {
  const [, content = ""] = new RegExp(`<meta\\s+name="${name}"\\s+content="([^"]*)"`).exec(html) ?? [];
  const found = content.split(/\s+/).filter((word) => word !== "" && !word.startsWith("%"));
  const wrong = found.find((word) => !pattern.test(word));
  if (wrong !== undefined) throw new Error(`${name}: "${wrong}" is not ${expected}`);
  return found;
}

/** index.html with the mark that the provider is the sandbox; no build contains the mark. */
export function markAsSandbox(html: string): string {
  return html.replace("</head>", '  <meta name="sandbox" content="true" />\n  </head>');
}
