import useSWR from "swr";

import { isRecord } from "#lib/json/record.ts";
import { dataIn } from "#lib/reply-data.ts";
import { SUPPORT } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { readDetails, type Detail } from "./details.ts";
import { words } from "./words.ts";

export type SupportDetails = {
  readonly contact: readonly Detail[];
  readonly address: readonly Detail[];
  readonly social: readonly Detail[];
};

/** How to reach the company. A company without an id has no details, so no request is sent. */
export function useSupport() {
  const { send, context } = usePageServices().environment;
  const id = fieldsOf<Sent["Company"]>(context().company).text("/id");
  return useSWR(SUPPORT, async () => {
    if (id === "") return readSupport({});
    const path = `organizations/customer-support-details/${encodeURIComponent(id)}`;
    const body = await readBody(send, path);
    return readSupport(dataIn(body));
  });
}

/** Reads support details of any form. */
export function readSupport(data: unknown): SupportDetails {
  const all = [data].flat().filter(isRecord).map(cardsOf);
  return {
    contact: all.flatMap(({ contact }) => contact),
    address: all.flatMap(({ address }) => address),
    social: all.flatMap(({ social }) => social),
  };
}

function cardsOf({ address, social_media, ...contact }: Readonly<Record<string, unknown>>): SupportDetails {
  return {
    contact: readDetails(contact),
    address: detailsOf(address, words.address),
    social: detailsOf(social_media, words.social),
  };
}

/** A text or a list has no keys of its own to show. */
function detailsOf(value: unknown, label: string): readonly Detail[] {
  return readDetails(isRecord(value) ? value : { [label]: value });
}
