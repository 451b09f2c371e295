import { isCompanyKey } from "#tenant/company-key.ts";
import { openProject, tenantPaths } from "#tools/project/project-files.ts";

/** Companies that a project has a tenant file for: read anew, so that one that is added counts at once. */
export function tenantKeys(root: string): string[] {
  return tenantPaths(openProject(root))
    .map((path) => path.slice("tenants/".length, -".json".length))
    .filter((key) => key !== "default" && isCompanyKey(key));
}
