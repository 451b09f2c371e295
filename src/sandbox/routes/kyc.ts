import { findIdentity } from "#sandbox/access/identity-check.ts";
import { kycOf, saveKyc, type KycForm } from "#sandbox/access/kyc.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { once } from "#sandbox/http/idempotency.ts";
import { fieldRefusal, ok, okNested } from "#sandbox/http/reply.ts";

/** How long the documents are under review, in ms. */
const REVIEW_MS = 5000;

/** GET customers/kyc-verifications: the customer's documents and their status. */
export const listKycVerifications = customerRoute(async ({ database, customer, now }) => {
  const rows = await kycOf(database, customer.id);
  return okNested(
    "Verifications found.",
    rows.map(({ id, id_type, created_at }) => ({
      id,
      id_type,
      status:
        now.getTime() - created_at.getTime() < REVIEW_MS
          ? { label: "Under review", color: "warning" }
          : { label: "Verified", color: "success" },
      created_at: created_at.toISOString(),
    })),
  );
});

/** POST customers/kyc-verifications. Accepts the numbers of the identity look-up, including magic ones. */
export const saveKycVerification = customerRoute(async (call) => {
  const form = call.body as KycForm;
  return await once(call, async (queries) => {
    if (!findIdentity(form.id_type, form.id_value))
      throw fieldRefusal("id_value", "No record was found for this number.");
    await saveKyc(queries, call.customer.id, form, call.now);
    return ok("Your documents were sent. We are looking at them.");
  });
});
