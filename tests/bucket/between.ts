import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What stands between a release and the S3 server. */
export type Between = { readonly endpoint: string; readonly close: () => void };

/**
 * What to do with a request: pass it on, cut the connection at once, or after the server has done what it asks for. A
 * function gets its body, and then it counts as done. A number is the status of the reply that comes instead, and headers
 * come with the server's.
 */
export type Treatment =
  | "pass"
  | "cut"
  | "cut the reply"
  | number
  | OutgoingHttpHeaders
  | ((body: string) => Promise<void>);

/**
 * Passes requests on as they are, signatures included, and cuts connections as a test says.
 * @param certificate with which it speaks TLS
 */
export async function standBetween(
  endpoint: string,
  treat: (asked: IncomingMessage) => Treatment,
  certificate?: { readonly key: Buffer; readonly cert: Buffer },
): Promise<Between> {
  const answer: RequestListener = (asked, reply) => {
    const treatment = treat(asked);
    if (treatment === "cut") asked.socket.destroy();
    else if (typeof treatment === "number")
      reply.writeHead(treatment, { location: "/elsewhere" }).end("<Error/>");
    else if (typeof treatment === "function")
      void text(asked)
        .then(treatment)
        .then(() => reply.end());
    else pass(endpoint, asked, reply, treatment);
  };
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http${certificate ? "s" : ""}://127.0.0.1:${port}`,
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
    const added = typeof treatment === "object" ? treatment : {};
    reply.writeHead(answer.statusCode!, { ...answer.headers, ...added });
    answer.pipe(reply);
  });
  asked.pipe(onward);
}
