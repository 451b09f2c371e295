import { walletsOf, type Customer } from "#sandbox/access/customers.ts";
import { documentsOf } from "#sandbox/access/kyc.ts";
import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { okNested, type Reply } from "#sandbox/http/reply.ts";
import { walletView } from "./wallets.ts";

/** GET profile. */
export const getProfile = customerRoute(answerProfile);

/** GET users/profile: the same data, for screens that need the telephone number. */
export const getUserProfile = customerRoute(answerProfile);

/** The profile in the reply of a sign-in. */
export function signInProfile(customer: Customer): Record<string, unknown> {
  return {
    email: customer.email,
    email_verified_at: customer.email_verified_at?.toISOString() ?? null,
    title: customer.title,
    first_name: customer.first_name,
    last_name: customer.last_name,
    full_names: [customer.first_name, customer.middle_name, customer.last_name].filter(Boolean).join(" "),
    profile_pic: null,
    user_reference: customer.user_reference,
    username: customer.username,
    telephone: customer.phone,
  };
}

async function answerProfile({ database, customer }: CustomerCall): Promise<Reply> {
  const wallets = await walletsOf(database, customer.id);
  const { first_name, last_name, phone } = customer;
  return okNested("Profile found.", {
    ...signInProfile(customer),
    phone,
    gender: customer.gender,
    dob: customer.date_of_birth,
    nin: customer.nin,
    bvn: customer.bvn,
    id_type: customer.id_type,
    ...(await documentsOf(database, customer.id)),
    wallets: wallets.map(walletView),
    user: { first_name, last_name, telephone: phone },
  });
}
