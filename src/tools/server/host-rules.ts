import { cacheControl, securityHeaders } from "./headers.ts";
import { FILE_FOLDERS } from "./navigation.ts";
import type { Origins } from "./settings.ts";

/**
 * The headers as a `_headers` file, which Netlify and Cloudflare Pages read and others can copy. Caching stands on
 * disjoint paths, because these hosts join the values when two rules give the same header. Each asset has a rule of its
 * own: one for their folder would let the reply for a missing file be kept for a year, for a rule knows no status.
 *
 * @param assets paths of the assets, those that matter most first: Cloudflare Pages reads 100 rules
 */
export function headersFile(origins: Origins, assets: readonly string[]): string {
  const everywhere = Object.entries(securityHeaders(origins)).map(([name, value]) => `  ${name}: ${value}\n`);
  const caching = ["/", "/index.html", "/service-worker.js", "/tenants/*", ...assets].map(
    (path) => `${path}\n  Cache-Control: ${cacheControl(path)}\n`,
  );
  return `/*\n${everywhere.join("")}${caching.join("")}`;
}

/**
 * Which paths are the app, as a `_redirects` file for Netlify; a file that exists goes before. Cloudflare Pages passes over
 * these rules, for it does the same by itself: the nearest `404.html` with 404 or, where none is near, index.html.
 */
export function redirectsFile(): string {
  const missing = FILE_FOLDERS.map((folder) => `/${folder}*  /${folder}404.html  404\n`);
  return `${missing.join("")}/*  /index.html  200\n`;
}
