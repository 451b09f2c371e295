import useSWR from "swr";

import { listIn } from "#lib/reply-data.ts";
import { VERIFICATIONS } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

/** One submission of documents. */
export type Verification = {
  readonly id: string;
  readonly idType: string;
  readonly status: { readonly label: string; readonly color: string };
  readonly createdAt: string;
};

/** The status of the documents that the customer sent. */
export function useVerifications() {
  const { send } = usePageServices().environment;
  return useSWR(VERIFICATIONS, async () =>
    readVerifications(await readBody(send, "customers/kyc-verifications")),
  );
}

/** The specification does not show the shape: a list in one of the usual places, or no list while nothing was sent. */
export function readVerifications(body: unknown): readonly Verification[] {
  return listIn(body)
    .map((item, index) => {
      const { text } = fieldsOf<Sent["KycVerification"]>(item);
      return {
        id: text("/id") || String(index),
        idType: text("/id_type"),
        status: { label: text("/status/label", "/status"), color: text("/status/color") },
        createdAt: text("/created_at"),
      };
    })
    .filter(({ idType, status }) => idType !== "" || status.label !== "");
}
