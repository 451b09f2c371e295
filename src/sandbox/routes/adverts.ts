import { adverts } from "#sandbox/demo/adverts.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { ok } from "#sandbox/http/reply.ts";

/** GET adverts: active and inactive ones, as a provider sends them. */
export const listAdverts = customerRoute(async () => ok("Adverts found.", adverts));
