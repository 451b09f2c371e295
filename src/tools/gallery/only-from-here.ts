import type { MiddlewareHandler } from "hono";

import { isSameOrigin } from "#tools/server/same-origin.ts";

const HERE = /^(?:localhost|127\.0\.0\.1|(?:[a-z0-9-]+\.)+localhost)(?::\d+)?$/i;

/**
 * Refuses requests to a host name that is not this machine's (a foreign name may resolve to this machine: DNS
 * rebinding), and writes that a page of another site sends through the developer's browser. Writes must be JSON,
 * because browsers send JSON to another origin only after a preflight request.
 */
export const onlyFromHere: MiddlewareHandler = async (c, next) => {
  const host = c.req.header("Host") ?? new URL(c.req.url).host;
  if (!HERE.test(host)) return c.json({ message: "The gallery answers on localhost only." }, 403);
  if (["GET", "HEAD"].includes(c.req.method)) return await next();
  if (!isSameOrigin(c.req.header("Sec-Fetch-Site"), c.req.header("Origin"), host)) {
    return c.json({ message: "Only the gallery's own pages may do this." }, 403);
  }
  if (!/^application\/json(?:;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    return c.json({ message: "The body must be JSON." }, 415);
  }
  return await next();
};
