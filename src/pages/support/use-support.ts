import useSWR from "swr";

import { recordOf } from "#lib/record.ts";
import { dataIn } from "#lib/reply-data.ts";
import { SUPPORT } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { readDetails, type Detail } from "./details.ts";

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
  const { address, social_media, ...contact } = recordOf(data);
  return {
    contact: readDetails(contact),
    address: typeof address === "string" ? readDetails({ address }) : readDetails(address),
    social: readDetails(social_media),
  };
}
