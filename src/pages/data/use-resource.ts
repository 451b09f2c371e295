import useSWR from "swr";

import { usePageServices } from "#pages/services.ts";

import { RESOURCES } from "./keys.ts";
import { readBody } from "./read-reply.ts";

/** Fetched once a session; a failure is never shown. */
export const ONCE = { revalidateIfStale: false, shouldRetryOnError: false } as const;

/** Public content, and the admin board. */
export type Resource = "all" | "admin";

/** The generic read of the specification (1 §7), by the name of the resource. `passive` sends no request of its own. */
export function useResource(name: Resource, { passive = false } = {}) {
  const { send } = usePageServices().environment;
  return useSWR([RESOURCES, name] as const, async () => await readBody(send, name), {
    ...ONCE,
    ...(passive && { revalidateOnMount: false }),
  });
}
