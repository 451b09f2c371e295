import useSWR from "swr";

import { CARD_REQUESTS, PHYSICAL_CARDS, VIRTUAL_CARDS } from "#pages/data/keys.ts";
import { readList } from "#pages/data/read-list.ts";
import { usePageServices } from "#pages/services.ts";

import { readCardRequests, readPhysicalCards, readVirtualCards } from "./read-cards.ts";

/** The call that lists the virtual cards, with their numbers and CVVs (specification 2 §7). */
export const VIRTUAL_LIST = "card-mgt/cards/virtual/list";

/** The customer's virtual cards. */
export function useVirtualCards() {
  const { environment, settings } = usePageServices();
  return useSWR(VIRTUAL_CARDS, async () =>
    readVirtualCards(await readList(environment.send, VIRTUAL_LIST), settings),
  );
}

/** The customer's physical cards. */
export function usePhysicalCards() {
  const { environment, settings } = usePageServices();
  return useSWR(PHYSICAL_CARDS, async () =>
    readPhysicalCards(await readList(environment.send, "card-mgt/cards/physical/list"), settings.cards),
  );
}

/** The customer's card applications. */
export function useCardRequests() {
  const { send } = usePageServices().environment;
  return useSWR(CARD_REQUESTS, async () =>
    readCardRequests(await readList(send, "card-mgt/cards/physical/requests")),
  );
}
