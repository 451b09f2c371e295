import useSWR from "swr";

import { dataIn } from "#lib/reply-data.ts";
import { SUBSCRIPTION, SUBSCRIPTIONS } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { usePageServices } from "#pages/services.ts";

import { readSubscription, type Subscription } from "./subscription.ts";

const PATH = "properties-mgt/property-subscriptions";

/** What the customer subscribed to. */
export function useSubscriptions() {
  const { send } = usePageServices().environment;
  return useSWR(SUBSCRIPTIONS, async () =>
    requiredList(await readBody(send, PATH), "subscriptions").map(readSubscription),
  );
}

/** One of them, fresh; what the list knows of it meanwhile. */
export function useSubscription(id: string, known: Subscription | undefined) {
  const { send } = usePageServices().environment;
  return useSWR(
    [SUBSCRIPTION, id] as const,
    async () => {
      const body = await readBody(send, `${PATH}/${encodeURIComponent(id)}`);
      return readSubscription(dataIn(body));
    },
    known && { fallbackData: known },
  );
}
