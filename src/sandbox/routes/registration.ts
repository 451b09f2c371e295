import { findIdentity } from "#sandbox/access/identity-check.ts";
import { sendCode } from "#sandbox/access/one-time-passwords.ts";
import { registerCustomer, type Registration } from "#sandbox/access/register.ts";
import { publicRoute, type PublicCall } from "#sandbox/http/call.ts";
import { fieldRefusal, ok, type Reply } from "#sandbox/http/reply.ts";

/** POST customers-api/registrations/with-kyc: NIN or BVN; the number must be known. */
export const registerWithKyc = publicRoute(async (call) => {
  const form = call.body as Registration;
  if (form.id_type !== "nin" && form.id_type !== "bvn") throw fieldRefusal("id_type", "Choose NIN or BVN.");
  if (!findIdentity(form.id_type, form.id_value ?? "")) {
    throw fieldRefusal("id_value", "No record was found for this number.");
  }
  return await register(call, form);
});

/** POST customers-api/registrations/without-kyc: any other identity, without a look-up. */
export const registerWithoutKyc = publicRoute(async (call) => {
  const form = call.body as Registration;
  if (form.id_type === "nin" || form.id_type === "bvn") {
    throw fieldRefusal("id_type", "NIN and BVN are registered with KYC.");
  }
  return await register(call, form);
});

async function register(call: PublicCall, form: Registration): Promise<Reply> {
  return await call.database.transaction(async (queries) => {
    const { id, reference, phone } = await registerCustomer(queries, form, call);
    await sendCode(queries, id, "verify", call.now);
    return ok("Registration successful. A one-time code was sent to your phone.", {
      user_reference: reference,
      phone_number: phone,
    });
  });
}
