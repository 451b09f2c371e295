import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { pause } from "#lib/pause.ts";
import { passOn } from "#tests/support/pass-on.ts";

/** A server in front of a bank that sends its start page in two halves, as a slow network does. */
export type Halves = { readonly address: string; readonly close: () => void };

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
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/") void send(outgoing);
    else passOn(incoming, outgoing, bank);
  }).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}/`, close };
}
