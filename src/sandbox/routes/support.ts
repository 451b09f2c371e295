import { supportDetails } from "#sandbox/demo/support-details.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { ok, Refusal } from "#sandbox/http/reply.ts";

/** GET organizations/customer-support-details/{companyId}. */
export const getSupportDetails = publicRoute(async ({ path, otherCompanies }) => {
  const details = supportDetails(path["companyId"] ?? "", otherCompanies());
  if (!details) throw new Refusal(404, "Company not found.");
  return ok("Support details found.", details);
});
