import useSWR from "swr";

import { usePageServices } from "#pages/services.ts";

import { NOTICES } from "./keys.ts";
import { readBody } from "./read-reply.ts";
import { readNotices } from "./read-notices.ts";

/** Public content and the admin board (specification 1 §7). */
const CALLS = ["all", "admin"] as const;

/** What the bank says, once a session. Nobody is told of an error: what cannot be loaded is not there yet. */
export function useNotices({ passive = false } = {}) {
  const { send } = usePageServices().environment;
  return useSWR(
    NOTICES,
    async () => {
      const replies = await Promise.allSettled(CALLS.map((call) => readBody(send, call)));
      const [first] = replies;
      if (first?.status === "rejected" && replies.every(({ status }) => status === "rejected"))
        throw first.reason;
      return replies.flatMap((reply, index) =>
        reply.status === "fulfilled" ? readNotices(reply.value, CALLS[index]!) : [],
      );
    },
    { revalidateIfStale: false, shouldRetryOnError: false, ...(passive && { revalidateOnMount: false }) },
  );
}
