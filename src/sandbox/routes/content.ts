import { customerRoute, publicRoute } from "#sandbox/http/call.ts";
import { okNested } from "#sandbox/http/reply.ts";

/** GET all: public content. The specification does not show it, so the demo has none. */
export const listPublicContent = publicRoute(async () => okNested("Content found.", []));

/** GET admin: the admin board. The specification does not show it, so the demo has none. */
export const getAdminBoard = customerRoute(async () => okNested("Board found.", []));
