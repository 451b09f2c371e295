/**
 * Hosts to which links may lead without asking the customer first. The deployment has the last word: a tenant narrows what
 * it lists, and lists hosts of its own only where the deployment leaves that to it. This page's own host needs no word.
 */
export function linkHosts(
  own: string,
  deployment: readonly string[] | undefined,
  tenant: readonly string[] | undefined,
): readonly string[] {
  const listed = deployment?.filter((host) => tenant?.includes(host) ?? true) ?? tenant ?? [];
  return [own, ...listed];
}
