import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What stands between a release and the S3 server. */
export type Between = { readonly endpoint: string; readonly close: () => void };

/**
 * What to do with a request: pass it on, cut the connection at once, or after the server has done what it asks for. A
 * function gets its body, and then it counts as done.
 */
export type Treatment = "pass" | "cut" | "cut the reply" | ((body: string) => Promise<void>);

/** Passes requests on as they are, signatures included, and cuts connections as a test says. */
export async function standBetween(
  endpoint: string,
  treat: (asked: IncomingMessage) => Treatment,
): Promise<Between> {
  const server = createServer((asked, reply) => {
    const treatment = treat(asked);
    if (treatment === "cut") asked.socket.destroy();
    else if (typeof treatment === "function")
      void text(asked)
        .then(treatment)
        .then(() => reply.end());
    else pass(endpoint, asked, reply, treatment);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(endpoint: string, asked: IncomingMessage, reply: ServerResponse, treatment: Treatment): void {
  const { method, url, headers } = asked;
  const onward = request(new URL(url!, endpoint), { method: method!, headers }, (answer) => {
    if (treatment === "cut the reply") return void asked.socket.destroy();
    reply.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(reply);
  });
  asked.pipe(onward);
}
