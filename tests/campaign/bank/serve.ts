import { createSandbox } from "#sandbox/server.ts";
import { listen, portOf } from "#tools/server/listen.ts";
import { sandboxListener } from "#tools/server/sandbox-listener.ts";

/** Serves a sandbox that keeps its data in this folder; returns the port. */
export async function serveSandbox(dataDir: string): Promise<number> {
  const answer = sandboxListener(await createSandbox({ dataDir }));
  const server = await listen(0, "npm run campaign", (incoming, outgoing) => void answer(incoming, outgoing));
  return portOf(server);
}
