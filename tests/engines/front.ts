import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { passOn } from "#tests/support/pass-on.ts";

/** A server in front of the bank, and another host with a slow page. */
export type Front = {
  /** Where the bank is behind it. */
  readonly origin: string;
  /** The slow page of another host, which shows `Elsewhere`. */
  readonly elsewhere: string;
  /** How many requests it has held back. */
  readonly held: () => number;
  /** From now on it holds nothing back. */
  readonly letGo: () => void;
  readonly close: () => void;
};

/** Milliseconds: an engine has ended what it was loading, and told the page, long before. */
const SLOW = 1500;

/** Starts a server that passes on all but what it holds back, as a slow network does: those get no answer. */
export async function startFront(bank: string, holds: RegExp): Promise<Front> {
  let count = 0;
  let isHolding = true;
  const server = createServer((incoming, outgoing) => {
    const { url = "" } = incoming;
    if (incoming.headers.host?.startsWith("127.")) setTimeout(() => answerElsewhere(outgoing), SLOW);
    else if (isHolding && holds.test(url)) count++;
    else passOn(incoming, outgoing, bank);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    elsewhere: `http://127.0.0.1:${port}/`,
    held: () => count,
    letGo: () => {
      isHolding = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answerElsewhere(outgoing: ServerResponse): void {
  outgoing.setHeader("Content-Type", "text/html");
  outgoing.end("<!doctype html><title>Elsewhere</title><p>Elsewhere</p>");
}
