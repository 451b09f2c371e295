import { isIP } from "node:net";

import type { Published } from "#tools/server/buckets.ts";
import type { HeaderSettings } from "#tools/server/settings.ts";

/**
 * What a web server must know to serve one deployment. Folders are absolute. Tenants and screens are in folders of their own
 * or in buckets, so that a release of the app does not replace them.
 */
export type Site = Published & {
  /** The bank's host; companies are its sub-domains. */
  readonly host: string;
  readonly port: number;
  /** Where browsers come that do not know yet that the host speaks https. */
  readonly plainPort: number;
  readonly certificate: string;
  readonly key: string;
  /** The build. */
  readonly dist: string;
  /** Whom nginx asks for the addresses of buckets, which may change while it runs: `127.0.0.53`. */
  readonly resolver?: string;
  /** The file of the authorities whose certificates of buckets are trusted; without it, the machine's own. */
  readonly authorities?: string;
  /** Where the APIs are that the app calls on its own host. */
  readonly api?: { readonly origin: string; readonly paths: readonly string[] };
  /** What the build's settings say about headers. */
  readonly settings: HeaderSettings;
};

/** The host and its sub-domains. */
export function hostsOf({ host }: Site): readonly string[] {
  return [host, `*.${host}`];
}

/** The end of an origin on the site's port. */
export function portOf({ port }: Site): string {
  return port === 443 ? "" : `:${port}`;
}

/** Whether a bucket is named by a host, whose address may change, and not by the address itself. */
export function hasHostName(url: string): boolean {
  return isIP(new URL(url).hostname) === 0;
}

/**
 * What a bucket may say beside a file, and browsers must not hear: the site itself says how long a file is kept, and nobody
 * sets anything else on the bank's host from a bucket.
 */
export const HIDDEN_OF_BUCKETS = [
  "Accept-Ranges",
  "Cache-Control",
  "Clear-Site-Data",
  "Content-Disposition",
  "Content-Language",
  "Expires",
  "Last-Modified",
  "Link",
  "Refresh",
  "Set-Cookie",
  "Vary",
] as const;
