import { companies } from "#sandbox/demo/companies.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { ok, Refusal } from "#sandbox/http/reply.ts";

/** GET organizations/{companyKey}, on the main platform host. */
export const getCompany = publicRoute(async ({ path }) => {
  const key = path["companyKey"] ?? "";
  const company = Object.hasOwn(companies, key) ? companies[key] : undefined;
  if (!company) throw new Refusal(404, "Company not found.");
  return ok("Company found.", company);
});
