/** The call for a company's profile, on the platform's API. */
export function companyPath(key: string): string {
  return `organizations/${key}`;
}

/**
 * How a tenant's file is requested: the server is asked about each time, and answers 304 to a file that the browser has. A host or
 * proxy that lets browsers keep its answers, a 404 among them, must not hide a file that has come or changed.
 */
export const ASKED_ABOUT = { cache: "no-cache" } as const;

/** The address of a tenant's file. */
export function tenantFile(key: string): string {
  return `${import.meta.env.BASE_URL}tenants/${key}.json`;
}
