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
export type Between = {
  readonly endpoint: string;
  /** What the server has answered. */
  readonly answers: readonly Answer[];
  readonly close: () => void;
};

type Answer = { readonly asked: IncomingMessage; readonly status: number };

/**
 * What to do with a request: pass it on, cut the connection at once, after the server has done what it asks for, or in the
 * middle of the reply. A function gets its body, and then it counts as done. A number is the status of the reply that comes instead, and headers
 * come with the server's.
 */
export type Treatment =
  | "pass"
  | "cut"
  | "cut the reply"
  | "half"
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
  const answers: Answer[] = [];
  const answer: RequestListener = (asked, reply) => {
    const treatment = treat(asked);
    if (treatment === "cut") asked.socket.destroy();
    else if (typeof treatment === "number")
      reply.writeHead(treatment, { location: "/elsewhere" }).end("<Error/>");
    else if (typeof treatment === "function")
      void text(asked)
        .then(treatment)
        .then(() => reply.end());
    else pass(endpoint, asked, reply, treatment, answers);
  };
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http${certificate ? "s" : ""}://127.0.0.1:${port}`,
    answers,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(
  endpoint: string,
  asked: IncomingMessage,
  reply: ServerResponse,
  treatment: Treatment,
  answers: Answer[],
): void {
  const { method, url, headers } = asked;
  const onward = request(new URL(url!, endpoint), { method: method!, headers }, (answer) => {
    if (treatment === "cut the reply") return void asked.socket.destroy();
    answers.push({ asked, status: answer.statusCode! });
    const added = typeof treatment === "object" ? treatment : {};
    reply.writeHead(answer.statusCode!, { ...answer.headers, ...added });
    if (treatment === "half") return void sendHalf(answer, reply);
    answer.pipe(reply);
  });
  asked.pipe(onward);
}

async function sendHalf(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const whole = await text(answer);
  reply.write(whole.slice(0, whole.length / 2), () => reply.destroy());
}
