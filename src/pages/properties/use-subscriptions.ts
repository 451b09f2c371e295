import useSWR from "swr";

import { readPointer } from "#lib/pointer.ts";
import { SUBSCRIPTION, SUBSCRIPTIONS } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";

import { readSubscription, type Subscription } from "./subscription.ts";
import { listIn } from "./use-properties.ts";

const PATH = "properties-mgt/property-subscriptions";

/** What the customer subscribed to. */
export function useSubscriptions() {
  const { send } = usePageServices().environment;
  return useSWR(SUBSCRIPTIONS, async () => listIn(await readBody(send, PATH)).map(readSubscription));
}

/** One of them, fresh; what the list knows of it meanwhile. */
export function useSubscription(id: string, known: Subscription | undefined) {
  const { send } = usePageServices().environment;
  return useSWR(
    [SUBSCRIPTION, id] as const,
    async () => {
      const body = await readBody(send, `${PATH}/${encodeURIComponent(id)}`);
      return readSubscription(readPointer(body, "/data"));
    },
    known && { fallbackData: known },
  );
}
