const KEY = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Where a country gives names out, these stand before it as a part of its own: `bank.com.ng` is a bank's own host. */
const OWN_HOST = /^[^.]+\.(com?|net|org|edu|gov)\.\w\w\.?$/i;
const IP_V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Sub-domains that name no company (specification 2 §1). */
const RESERVED: ReadonlySet<string> = new Set([
  "www",
  "api",
  "mail",
  "ftp",
  "webmail",
  "smtp",
  "pop",
  "imap",
  "app",
]);

export type CompanyKeySources = {
  /** `location.hostname` */
  readonly hostname: string;
  /** `location.search` */
  readonly search: string;
  /** The company of this browser session: a reload without `?company=` then stays at the same bank. */
  readonly stored?: string | undefined;
  /** The deployment's default. */
  readonly fallback?: string | undefined;
};

/**
 * Finds the company key: `?company=` first, then the sub-domain, the session's company, the default. A bank's own host below
 * `.com.ng` and its like names its company only where nothing else does.
 */
export function findCompanyKey(sources: CompanyKeySources): string | undefined {
  const asked = new URLSearchParams(sources.search).get("company") ?? undefined;
  const label = subDomain(sources.hostname);
  return [asked, OWN_HOST.test(sources.hostname) ? undefined : label, sources.stored, sources.fallback, label]
    .map((candidate) => candidate?.trim().toLowerCase())
    .find((candidate) => candidate !== undefined && isCompanyKey(candidate));
}

/** Whether a text may be a company key. Keys stand in URLs and file names. */
export function isCompanyKey(text: string): boolean {
  return KEY.test(text) && !RESERVED.has(text);
}

/** The first label of a host with at least three labels, or two with `.localhost`; IP addresses have none. */
function subDomain(hostname: string): string | undefined {
  const host = hostname.replace(/\.$/, "");
  if (IP_V4.test(host) || host.includes(":")) return undefined;
  const labels = host.split(".");
  const least = labels.at(-1)?.toLowerCase() === "localhost" ? 2 : 3;
  return labels.length >= least ? labels[0] : undefined;
}
