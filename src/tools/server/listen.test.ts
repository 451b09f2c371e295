import type { Server } from "node:http";

import { afterEach, expect, test } from "vitest";

import { closeServer, listen, portOf } from "./listen.ts";

const open: Server[] = [];
afterEach(() => Promise.all(open.splice(0).map(closeServer)));

async function listening(port: number): Promise<Server> {
  const server = await listen(port, "npm start", (_request, reply) => reply.end("here"));
  open.push(server);
  return server;
}

test("any free port, when none is given", async () => {
  const port = portOf(await listening(0));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
});

test("a port in use: what to do, in one line", async () => {
  const port = portOf(await listening(0));
  await expect(listening(port)).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or take another port: npm start -- --port 5200.`,
  );
});
