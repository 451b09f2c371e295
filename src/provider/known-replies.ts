import type { ProviderRequest, Reply, Send } from "./client.ts";
import { earlyReply } from "./early-requests.ts";

/** As many as a customer's usual pages read. */
const MOST = 30;

export type KnownReplies = {
  /** Sends, and remembers the reply to a read that succeeded. */
  readonly send: Send;
  readonly known: (request: ProviderRequest) => Reply | undefined;
  readonly forget: () => void;
};

/** Remembers the last replies of one session, in memory only. What was asked longest ago is forgotten first. */
export function rememberReplies(send: Send): KnownReplies {
  const replies = new Map<string, Reply>();
  return {
    send: async (request) => {
      const reply = await send(request);
      if (request.method === "GET" && reply.status < 300) remember(keyOf(request), reply);
      return reply;
    },
    known: (request) => replies.get(keyOf(request)) ?? earlier(request),
    forget: () => replies.clear(),
  };

  function remember(key: string, reply: Reply): void {
    replies.delete(key);
    replies.set(key, reply);
    const [oldest] = replies.keys();
    if (replies.size > MOST) replies.delete(oldest!);
  }
}

/** What the first script has read before there was a session here: never another API's, or what a query asks for. */
function earlier({ api = "provider", method, path, query, body }: ProviderRequest): Reply | undefined {
  return api === "provider" && method === "GET" && !query && body === undefined
    ? earlyReply(path)
    : undefined;
}

function keyOf({ api = "provider", method, path, query = {}, body }: ProviderRequest): string {
  return JSON.stringify([api, method, path, query, body]);
}
