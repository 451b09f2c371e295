import { isCompanyKey } from "#tenant/company-key.ts";
import { openProject, tenantPaths } from "#tools/project/project-files.ts";

/** Companies that have a tenant file in a project. Read at each call, so that a new file counts at once. */
export function tenantKeys(root: string): string[] {
  return tenantPaths(openProject(root))
    .map((path) => path.slice("tenants/".length, -".json".length))
    .filter((key) => key !== "default" && isCompanyKey(key));
}
