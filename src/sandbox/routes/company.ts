import { companies, profileOf } from "#sandbox/demo/companies.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { ok, Refusal } from "#sandbox/http/reply.ts";

/** GET organizations/{companyKey}, on the main platform host. */
export const getCompany = publicRoute(async ({ path, otherCompanies }) => {
  const key = path["companyKey"] ?? "";
  const isKnown = Object.hasOwn(companies, key) || otherCompanies().includes(key);
  if (!isKnown) throw new Refusal(404, "Company not found.");
  return ok("Company found.", profileOf(key));
});
