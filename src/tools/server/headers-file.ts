import { cacheControl, securityHeaders } from "./headers.ts";

/**
 * The headers as a `_headers` file, which Netlify and Cloudflare Pages read and others can copy. Caching stands on
 * disjoint paths, because these hosts join the values when two rules give the same header.
 */
export function headersFile(apiOrigins: readonly string[]): string {
  const everywhere = Object.entries(securityHeaders(apiOrigins)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  const caching = ["/", "/index.html", "/assets/*", "/tenants/*"].map(
    (path) => `${path}\n  Cache-Control: ${cacheControl(path)}\n`,
  );
  return `/*\n${everywhere.join("")}${caching.join("")}`;
}
