import type { Context } from "hono";

/** Says in words why there is no answer. */
export function refuse(c: Context, status: 400 | 404 | 413, message: string): Response {
  return c.json({ message }, status);
}

/** The body of a request, whatever it is; undefined for what is no JSON. */
export async function bodyOf(c: Context): Promise<unknown> {
  return await c.req.json<unknown>().catch(() => undefined);
}
