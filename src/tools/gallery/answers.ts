import type { Context } from "hono";

/** Answers with an error and its reason in words. */
export function refuse(c: Context, status: 400 | 404 | 413 | 428, message: string): Response {
  return c.json({ message }, status);
}

/** The body of a request, of any shape; undefined when it is not JSON. */
export async function bodyOf(c: Context): Promise<unknown> {
  return await c.req.json<unknown>().catch(() => undefined);
}
