import { request, type IncomingMessage, type ServerResponse } from "node:http";

/** Sends a request to another server, and its answer back. */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, bank: string): void {
  const { method, headers, url = "" } = incoming;
  const passed = request(new URL(url, bank), { method, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode!, reply.headers);
    reply.pipe(outgoing);
  });
  // The browser has gone, or the bank: the other side hears it.
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}
