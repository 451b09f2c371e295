import { findIdentity } from "#sandbox/access/identity-check.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { ok, type Reply } from "#sandbox/http/reply.ts";

/** GET verify/{id_type}/{id_value}. An unknown number gets status false with 200. */
export const verifyIdentity = publicRoute(async ({ path }): Promise<Reply> => {
  const identity = findIdentity(path["id_type"] ?? "", path["id_value"] ?? "");
  if (identity) return ok("Identity verified.", identity);
  return { status: 200, body: { status: false, message: "No record was found for this number." } };
});
