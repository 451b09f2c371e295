import { adminBoard, publicContent } from "#sandbox/demo/notices.ts";
import { customerRoute, publicRoute } from "#sandbox/http/call.ts";
import { okNested } from "#sandbox/http/reply.ts";

/** GET all: public content. */
export const listPublicContent = publicRoute(async () => okNested("Content found.", publicContent));

/** GET admin: the admin board. */
export const getAdminBoard = customerRoute(async () => okNested("Board found.", adminBoard));
