/**
 * Hosts to which links may lead without asking the customer first. When the deployment has a list, a tenant can only
 * narrow it; when it has none, the tenant's list counts. The page's own host is always allowed. Each host stands for
 * itself alone, unlike `redirect-hosts`: below a provider's domain only its own pages confirm payments, but below a
 * domain that is trusted for links, anybody may have got a page.
 */
export function linkHosts(
  own: string,
  deployment: readonly string[] | undefined,
  tenant: readonly string[] | undefined,
): readonly string[] {
  const listed = deployment?.filter((host) => tenant?.includes(host) ?? true) ?? tenant ?? [];
  return [own, ...listed];
}
