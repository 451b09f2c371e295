import useSWR from "swr";

import { dataIn } from "#lib/reply-data.ts";
import { SUBSCRIPTION, SUBSCRIPTIONS } from "#pages/data/keys.ts";
import { readList } from "#pages/data/read-list.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";

import { readSubscription, type Subscription } from "./subscription.ts";

const PATH = "properties-mgt/property-subscriptions";

/** The customer's subscriptions. */
export function useSubscriptions() {
  const { environment, settings } = usePageServices();
  return useSWR(SUBSCRIPTIONS, async () =>
    (await readList(environment.send, PATH)).map((item) => readSubscription(item, settings)),
  );
}

/** One subscription, fresh; the list's data about it until it has loaded. */
export function useSubscription(id: string, known: Subscription | undefined) {
  const { environment, settings } = usePageServices();
  return useSWR(
    [SUBSCRIPTION, id] as const,
    async () => {
      const body = await readBody(environment.send, `${PATH}/${encodeURIComponent(id)}`);
      return readSubscription(dataIn(body), settings);
    },
    known && { fallbackData: known },
  );
}
