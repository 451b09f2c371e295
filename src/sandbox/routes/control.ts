import { Hono } from "hono";
import type { FaultPlan } from "#sandbox/http/faults.ts";
import type { RequestLog } from "#sandbox/http/log.ts";
import type { Violation } from "#sandbox/http/serve.ts";
import type { Ledger } from "#sandbox/ledger/sum.ts";
import { isHistoryLength } from "#sandbox/demo/long-history.ts";
import { isProvider, type Provider } from "#sandbox/literal/provider.ts";
import { bannerSvg, logoSvg } from "#sandbox/demo/pictures.ts";
import { propertySvg } from "#sandbox/demo/property-pictures.ts";

export type Controls = {
  readonly faults: FaultPlan;
  readonly log: RequestLog;
  readonly violations: readonly Violation[];
  reset(): Promise<void>;
  ledger(): Promise<Ledger>;
  /** Moves the sandbox's clock forward, in ms; a reset sets it right again. */
  putForward(ms: number): Promise<void>;
  /** Adds rows to Ada's history; once between two resets. */
  lengthenHistory(rows: number): Promise<void>;
  /** Chooses how the sandbox replies from now on; a reset keeps the choice and restarts its forms. */
  behave(as: Provider): void;
  behaved(): Provider;
  /** The data URL of the document whose address has this key. */
  document(key: string): Promise<string | undefined>;
};

/** Everything below /__sandbox: controls for tests and people, not part of the provider. */
export function controlRoutes(controls: Controls): Hono {
  const app = new Hono();
  app.post("/reset", async (c) => {
    await controls.reset();
    return c.json({ status: true, message: "The sandbox starts afresh." });
  });
  app.get("/faults", (c) => c.json(controls.faults.planned));
  app.post("/faults", async (c) => {
    const isPlanned = controls.faults.add(await c.req.json().catch(() => undefined));
    return isPlanned
      ? c.json(controls.faults.planned, 201)
      : c.json({ status: false, message: "This is not a fault: see src/sandbox/README.md." }, 422);
  });
  app.delete("/faults", (c) => {
    controls.faults.clear();
    return c.json([]);
  });
  app.post("/clock", async (c) => {
    const { ms } = (await c.req.json().catch(() => ({}))) as { ms?: unknown };
    if (!Number.isSafeInteger(ms) || Number(ms) < 0)
      return c.json({ status: false, message: "ms must be a whole number, 0 or more." }, 422);
    await controls.putForward(Number(ms));
    return c.json({ status: true });
  });
  app.post("/history", async (c) => {
    const { rows } = (await c.req.json().catch(() => ({}))) as { rows?: unknown };
    if (!isHistoryLength(rows))
      return c.json({ status: false, message: "rows must be a whole number up to 50000." }, 422);
    await controls.lengthenHistory(rows);
    return c.json({ status: true }, 201);
  });
  app.get("/provider", (c) => c.json(controls.behaved()));
  app.post("/provider", async (c) => {
    const asked: unknown = await c.req.json().catch(() => undefined);
    if (!isProvider(asked))
      return c.json(
        { status: false, message: 'provider must be "usual" or "literal", seed a whole number.' },
        422,
      );
    controls.behave(asked);
    return c.json(controls.behaved());
  });
  app.get("/ledger", async (c) => c.json(await controls.ledger()));
  app.get("/log", (c) => c.json(controls.log.entries));
  app.get("/violations", (c) => c.json(controls.violations));
  app.get("/logos/:file{[a-z0-9-]+\\.svg}", (c) => svg(logoSvg(c.req.param("file").replace(".svg", ""))));
  app.get("/banners/:file{[0-9]\\.svg}", (c) => svg(bannerSvg(Number(c.req.param("file")[0]))));
  app.get("/properties/:file{[0-9]+-[0-9]\\.svg}", (c) => {
    const [, id = "", picture = ""] = /^(\d+)-(\d)/.exec(c.req.param("file")) ?? [];
    const text = propertySvg(id, Number(picture));
    return text === undefined ? c.notFound() : svg(text);
  });
  app.get("/documents/:key", async (c) => {
    const url = await controls.document(c.req.param("key"));
    return url === undefined ? c.notFound() : file(url);
  });
  return app;
}

/** Only pictures and PDF are accepted (by the OpenAPI file), and no browser may guess another type. */
function file(dataUrl: string): Response {
  const [, type = "", content = ""] = /^data:([^;]+);base64,(.*)$/.exec(dataUrl) ?? [];
  return new Response(Buffer.from(content, "base64"), {
    headers: { "content-type": type, "x-content-type-options": "nosniff", "cache-control": "private" },
  });
}

function svg(text: string): Response {
  return new Response(text, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });
}
