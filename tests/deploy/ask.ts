import { connect } from "node:http2";
import type { IncomingHttpHeaders } from "node:http2";

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/**
 * Asks a server on this machine over HTTP/2 and TLS; a server that speaks only HTTP/1 refuses.
 * @param address with the host that the server is to see
 */
export async function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const { host, hostname, port, pathname, search } = new URL(address);
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: hostname });
  try {
    return await new Promise((resolve, reject) => {
      session.once("error", reject);
      const path = `${pathname}${search}`;
      const request = session.request({ ":path": path, ":authority": host, accept: "text/html", ...headers });
      const chunks: Buffer[] = [];
      let head: IncomingHttpHeaders & { ":status"?: number } = {};
      request.once("response", (received) => (head = received));
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.once("error", reject);
      request.once("end", () => {
        resolve({ status: head[":status"] ?? 0, headers: head, body: Buffer.concat(chunks) });
      });
      request.end();
    });
  } finally {
    session.close();
  }
}
