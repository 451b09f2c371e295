import type { MiddlewareHandler } from "hono";

import { ANSWER_STATUS, TELL_REFUSALS } from "#gallery/protocol.ts";

/**
 * Answers the gallery's own pages with status 200 when a call is refused, and says the call's own status in a header. A
 * browser reports every status from 400 on as an error in its console, but that a name is taken or that a file must go
 * through the review is no error of the page. Whoever does not ask for that gets the status itself.
 */
export const toldRefusals: MiddlewareHandler = async (c, next) => {
  await next();
  const { status } = c.res;
  if (c.req.header(TELL_REFUSALS) === undefined || status < 400 || status >= 500) return;
  const headers = new Headers(c.res.headers);
  headers.set(ANSWER_STATUS, String(status));
  const { body } = c.res;
  // Hono keeps the headers of a response that is replaced, and this one has them all.
  c.res = undefined;
  c.res = new Response(body, { status: 200, headers });
};
