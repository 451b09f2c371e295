import { SCREENS_FOLDER } from "#definition/released.ts";

import { cacheControl, revalidated, securityHeaders } from "./headers.ts";
import { FILE_FOLDERS } from "./navigation.ts";
import type { HeaderSettings } from "./settings.ts";

/**
 * The headers as a `_headers` file, which Netlify and Cloudflare Pages read and others can copy. The caching rules have
 * disjoint paths, because these hosts join the values when two rules set the same header. Each asset has its own rule:
 * a rule cannot see the status, so a rule for the folder would let browsers cache the reply for a missing file for a
 * year.
 *
 * @param pages paths of the pages, by both names that a host may know them by
 * @param assets paths of the assets, the most important first, because Cloudflare Pages reads 100 rules
 */
export function headersFile(
  settings: HeaderSettings,
  pages: readonly string[],
  assets: readonly string[],
): string {
  const everywhere = Object.entries(securityHeaders(settings)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  const caching = [
    ...[...pages, "/service-worker.js", "/tenants/*"].map((path) => rule(path, cacheControl(path))),
    // A build does not know the released files, so browsers ask about all of them.
    rule(`/${SCREENS_FOLDER}*`, revalidated),
    ...assets.map((path) => rule(path, cacheControl(path))),
  ];
  return `/*\n${everywhere.join("")}${caching.join("")}`;
}

/**
 * Which paths are the app, as a `_redirects` file for Netlify; existing files take precedence. Cloudflare Pages ignores
 * these rules and does the same by itself: the nearest `404.html` with 404, or index.html if there is none nearby.
 */
export function redirectsFile(): string {
  const missing = FILE_FOLDERS.map((folder) => `/${folder}*  /${folder}404.html  404\n`);
  return `${missing.join("")}/*  /index.html  200\n`;
}

function rule(path: string, value: string): string {
  return `${path}\n  Cache-Control: ${value}\n`;
}
