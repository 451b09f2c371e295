import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { getRequestListener } from "@hono/node-server";

/** Answers requests; it may refuse one by throwing. */
export type Fetcher = { fetch(request: Request): Response | Promise<Response> };

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * A Node listener for the sandbox. A planned drop (`DroppedConnection`) destroys the socket, so that the browser sees a
 * lost connection instead of a reply.
 */
export function sandboxListener(sandbox: Fetcher): Listener {
  return getRequestListener(
    async (request, { incoming }) => {
      try {
        return await sandbox.fetch(request);
      } catch (error) {
        if (isDroppedConnection(error)) lose(incoming.socket);
        throw error;
      }
    },
    {
      // Keeps Node's own globals, because Vite and the sandbox share this process.
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (isDroppedConnection(error)) return undefined;
        console.error(error);
        return new Response("Internal error", { status: 500 });
      },
    },
  );
}

/**
 * Ends a connection in the middle of a reply. Without the first bytes of a reply Chromium would assume that an old
 * connection had been closed, and would send the request again by itself.
 */
function lose(socket: Socket): void {
  socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n");
  socket.destroySoon();
}

function isDroppedConnection(error: unknown): boolean {
  return error instanceof Error && error.name === "DroppedConnection";
}
