import type { Server } from "node:http";

import { afterEach, expect, test } from "vitest";

import { closeServer, listen, portOf } from "./listen.ts";
import { sandboxListener } from "./sandbox-listener.ts";
import type { Fetcher } from "./sandbox-listener.ts";

let server: Server;
afterEach(() => closeServer(server));

async function serve(fetcher: Fetcher["fetch"]): Promise<string> {
  const answer = sandboxListener({ fetch: fetcher });
  server = await listen(0, "npm start", (incoming, outgoing) => void answer(incoming, outgoing));
  return `http://127.0.0.1:${portOf(server)}/api/v1/echo`;
}

test("a request arrives with its body, and its reply goes back", async () => {
  const url = await serve(async (request) => Response.json({ got: await request.json() }, { status: 422 }));
  const reply = await fetch(url, { method: "POST", body: '{"amount":50}' });
  expect([reply.status, await reply.json()]).toEqual([422, { got: { amount: 50 } }]);
});

test("a dropped connection is a lost connection for the browser, not a reply", async () => {
  class DroppedConnection extends Error {
    override readonly name = "DroppedConnection";
  }
  let requests = 0;
  const url = await serve(async (request) => {
    requests++;
    await request.json();
    throw new DroppedConnection();
  });
  const read = async () => await (await fetch(url, { method: "POST", body: "{}" })).json();
  await expect(read()).rejects.toThrow("terminated");
  expect(requests).toBe(1);
});
