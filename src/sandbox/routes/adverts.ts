import { adverts } from "#sandbox/demo/adverts.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { ok } from "#sandbox/http/reply.ts";

/** GET adverts, an extension for providers whose public content has none; active and inactive adverts. */
export const listAdverts = customerRoute(async () => ok("Adverts found.", adverts));
