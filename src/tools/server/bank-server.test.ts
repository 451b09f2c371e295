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
