import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { connect } from "node:net";

import { Advice } from "#tools/setup/advice.ts";

/**
 * How long an idle connection stays open, in ms. Node would close it after 5 s, perhaps just when a browser sends a
 * payment on it, and the result of that payment would be unknown.
 */
const IDLE = 10 * 60_000;

/**
 * Listens on this machine only. The port is taken before anything else starts, because its owner also owns the
 * sandbox's folder. Throws `Advice` when the port is in use.
 * @param port 0 lets the system choose
 * @param command named in the advice, such as `npm start`
 * @param host another address of this machine: "0.0.0.0" is every one, so that others on its networks reach it
 */
export async function listen(
  port: number,
  command: string,
  onRequest: RequestListener,
  host: "127.0.0.1" | "0.0.0.0" = "127.0.0.1",
): Promise<Server> {
  // A program on the IPv6 side alone would answer the browser instead of us.
  if (port !== 0 && (await answers(port, "::1"))) throw portInUse(port, command);
  const server = createServer({ keepAliveTimeout: IDLE }, onRequest);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenAdvice(error, port, command)));
    server.listen(port, host, resolve);
  });
  return server;
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port.");
  return address.port;
}

/** Closes the server and the connections that browsers keep open. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}

function listenAdvice(error: NodeJS.ErrnoException, port: number, command: string): Error {
  if (error.code === "EADDRINUSE") return portInUse(port, command);
  if (error.code === "EACCES") return new Advice(`Port ${port} needs special rights: ${otherPort(command)}.`);
  return error;
}

function portInUse(port: number, command: string): Advice {
  return new Advice(`Port ${port} is in use. Stop what runs there, or ${otherPort(command)}.`);
}

function otherPort(command: string): string {
  return `take another port: ${command} -- --port 5200`;
}
