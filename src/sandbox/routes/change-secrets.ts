import { requirePin } from "#sandbox/access/pin.ts";
import { hashSecret, matchesSecret } from "#sandbox/access/secrets.ts";
import { endOtherSessions } from "#sandbox/access/sessions.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { fieldRefusal, ok } from "#sandbox/http/reply.ts";

/**
 * POST change-password. Ends all other sessions of the customer, because somebody else may have known the old password.
 */
export const changePassword = customerRoute(async ({ database, customer, body, authorization }) => {
  const next = requireNew(body, "password", "Password Not Match");
  if (!(await matchesSecret(String(body["current_password"]), customer.password_hash))) {
    throw fieldRefusal("current_password", "The current password is wrong.");
  }
  await database.query("update customers set password_hash = $2 where id = $1", [
    customer.id,
    await hashSecret(next),
  ]);
  await endOtherSessions(database, customer.id, authorization);
  return ok("Your password was changed.");
});

/** POST change-transaction-pin. Wrong tries count as they do in payments. */
export const changeTransactionPin = customerRoute(async (call) => {
  const { database, customer, body } = call;
  const next = requireNew(body, "pin", "PIN Not Match");
  if (!/^\d{4}$/.test(next)) throw fieldRefusal("new_pin", "The PIN has 4 digits.");
  await requirePin(call, String(body["current_pin"]));
  await database.query("update customers set pin_hash = $2 where id = $1", [
    customer.id,
    await hashSecret(next),
  ]);
  return ok("Your transaction PIN was changed.");
});

function requireNew(body: Readonly<Record<string, unknown>>, kind: string, mismatch: string): string {
  const next = String(body[`new_${kind}`]);
  if (next !== body[`new_${kind}_confirmation`]) throw fieldRefusal(`new_${kind}_confirmation`, mismatch);
  if (next === body[`current_${kind}`]) {
    throw fieldRefusal(`new_${kind}`, "Choose one that is not the current one.");
  }
  return next;
}
