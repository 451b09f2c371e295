/** The call for a company's profile, on the platform's API. */
export function companyPath(key: string): string {
  return `organizations/${key}`;
}

/** The address of a tenant's file. */
export function tenantFile(key: string): string {
  return `${import.meta.env.BASE_URL}tenants/${key}.json`;
}
