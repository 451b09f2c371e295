import type { ServerResponse } from "node:http";

import { pause } from "#lib/tasks/pause.ts";
import { passOn } from "#tests/support/pass-on.ts";
import { closeServer, listen, portOf } from "#tools/server/listen.ts";

/** A server in front of a bank that sends its start page in two halves, as a slow network does. */
export type Halves = { readonly address: string; readonly close: () => Promise<void> };

/**
 * @param before the text with which the second half begins
 * @param ms between the two
 */
export async function serveInHalves(bank: string, before: string, ms: number): Promise<Halves> {
  const html = await (await fetch(bank)).text();
  const end = html.indexOf(before);
  if (end < 0) throw new Error(`The page has no ${before}`);
  const send = async (outgoing: ServerResponse) => {
    outgoing.setHeader("Content-Type", "text/html");
    outgoing.write(html.slice(0, end));
    await pause(ms);
    outgoing.end(html.slice(end));
  };
  const server = await listen(0, "the test", (incoming, outgoing) => {
    if (incoming.url === "/") void send(outgoing);
    else passOn(incoming, outgoing, bank);
  });
  return { address: `http://localhost:${portOf(server)}/`, close: async () => await closeServer(server) };
}
