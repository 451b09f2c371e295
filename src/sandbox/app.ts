import { Hono, type Context } from "hono";
import { DroppedConnection } from "#sandbox/http/reply.ts";
import { serve, type Serving } from "#sandbox/http/serve.ts";
import { operations } from "#sandbox/openapi/document.ts";
import { controlRoutes, type Controls } from "#sandbox/routes/control.ts";
import { routes } from "#sandbox/routes/routes.ts";

/** The provider's calls from the OpenAPI file, and the sandbox's own controls. */
export function createApp(
  serving: Serving,
  controls: Controls,
  unknown: (c: Context) => Promise<Response | undefined> = async () => undefined,
): Hono {
  const app = new Hono();
  app.route("/__sandbox", controlRoutes(controls));
  for (const operation of operations) {
    app.on(operation.method, honoPath(operation.path), (c) =>
      serve(serving, operation, routes[operation.id], c),
    );
  }
  app.notFound(
    async (c) =>
      (await unknown(c)) ??
      c.json({ status: false, message: `There is no call ${c.req.method} ${c.req.path}.` }, 404),
  );
  app.onError((error, c) => {
    if (error instanceof DroppedConnection) throw error;
    return c.json({ status: false, message: `Server Error: ${error.message}` }, 500);
  });
  return app;
}

function honoPath(path: string): string {
  return path.replaceAll(/\{([^}]+)\}/g, ":$1");
}
