import useSWR from "swr";

import type { Findable } from "#lib/text/search.ts";
import { NETWORK_BANKS } from "#pages/data/keys.ts";
import { readList } from "#pages/data/read-list.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

export type NetworkBank = Findable & { readonly id: string };

/** The banks that the customer's bank works with, by name. */
export function useNetworkBanks() {
  const { send } = usePageServices().environment;
  return useSWR(NETWORK_BANKS, async () => readBanks(await readList(send, "get-banks")));
}

/** Reads a list of banks. Throws a `TypeError` when there is none. */
export function readBanks(body: unknown): readonly NetworkBank[] {
  const banks = requiredList(body, "banks").flatMap((item, index): NetworkBank[] => {
    const { text } = fieldsOf<Sent["Bank"]>(item);
    const label = text("/name");
    return label ? [{ id: text("/id") || `row ${index}`, label }] : [];
  });
  return inOrder(banks);
}

function inOrder(banks: NetworkBank[]): readonly NetworkBank[] {
  // toSorted is newer than the browsers that we build for.
  banks.sort((one, other) => one.label.localeCompare(other.label));
  return banks;
}
