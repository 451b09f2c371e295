import type { HeaderSettings } from "#tools/server/settings.ts";

/** What a web server must know to serve one deployment. Folders are absolute. */
export type Site = {
  /** The bank's host; companies are its sub-domains. */
  readonly host: string;
  readonly port: number;
  /** Where browsers come that do not know yet that the host speaks https. */
  readonly plainPort: number;
  readonly certificate: string;
  readonly key: string;
  /** The build. */
  readonly dist: string;
  /** The published tenants: their own folder, so that a release does not replace them. */
  readonly tenants: string;
  /** The folder to which screens are released, for the same reason. */
  readonly screens: string;
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
