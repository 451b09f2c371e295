import type { Place } from "#sandbox/database/open.ts";
import { createSandbox } from "#sandbox/server.ts";
import { listen, portOf } from "#tools/server/listen.ts";
import { sandboxListener } from "#tools/server/sandbox-listener.ts";

/** Serves a sandbox that keeps its data there; returns the port. */
export async function serveSandbox({ dataDir, databaseUrl }: Place): Promise<number> {
  const answer = sandboxListener(await createSandbox({ databaseUrl, ...(dataDir && { dataDir }) }));
  const server = await listen(0, "npm run campaign", (incoming, outgoing) => void answer(incoming, outgoing));
  return portOf(server);
}
