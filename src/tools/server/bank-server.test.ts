import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

import { expect, test, vi } from "vitest";

import { serveBank } from "./bank-server.ts";
import { listen, closeServer } from "./listen.ts";
import { freePort } from "#tests/support/free-port.ts";

test("a database that does not answer is told in one message, and nothing stays open", async () => {
  // Nobody listens at port 1.
  vi.stubEnv("DATABASE_URL", "postgres://bank:secret@127.0.0.1:1/bank");
  const port = await freePort();
  const close = vi.fn<() => Promise<void>>(async () => {});
  const app = { listener: () => {}, close };
  const opening = serveBank({ port, command: "npm start", memory: false, createApp: async () => app });
  await expect(opening).rejects.toMatchObject({
    name: "Advice",
    message: "No PostgreSQL server answers at 127.0.0.1:1. Start it, or correct DATABASE_URL.",
  });
  expect(close).toHaveBeenCalledOnce();
  await closeServer(await listen(port, "npm start", () => {}));
});

test("no page of another site controls the sandbox: it could empty a database that others share", async () => {
  const app = { listener: () => {}, close: async () => {} };
  const bank = await serveBank({ port: 0, command: "npm start", memory: true, createApp: async () => app });
  const host = `localhost:${bank.port}`;
  const reset = async (headers: Readonly<Record<string, string>>) =>
    await statusOf(bank.port, { Host: host, ...headers });
  try {
    expect(await reset({ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" })).toBe(403);
    expect(await reset({ "Sec-Fetch-Site": "same-site", Origin: "http://acme.localhost" })).toBe(403);
    // Older browsers send the origin alone.
    expect(await reset({ Origin: "https://evil.example" })).toBe(403);
    expect(await reset({ Origin: "null" })).toBe(403);
    expect(await reset({ "Sec-Fetch-Site": "same-origin", Origin: `http://${host}` })).toBe(200);
    expect(await reset({})).toBe(200);
  } finally {
    await bank.close();
  }
});

/** The status of a reset. Node's `fetch` lets nobody set these headers. */
async function statusOf(
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const asked = request({ port, host: "127.0.0.1", method: "POST", path: "/__sandbox/reset", headers });
  const [reply] = (await once(asked.end(), "response")) as [IncomingMessage];
  reply.resume();
  return reply.statusCode;
}
