/**
 * Whether a write comes from a page of this host, and of no other site, by three of its headers. Every browser sends at least
 * one of the first two with a write; a request without both is not from a browser.
 */
export function isSameOrigin(
  site: string | undefined,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (site !== undefined && site !== "same-origin") return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}
