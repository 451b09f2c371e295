import useSWR from "swr";

import { usePageServices } from "#pages/services.ts";

import { RESOURCES } from "./keys.ts";
import { readBody } from "./read-reply.ts";

/** Is asked for once a session, and never worth an error. */
export const ONCE = { revalidateIfStale: false, shouldRetryOnError: false } as const;

/** Public content, and the admin board. */
export type Resource = "all" | "admin";

/** The generic read of the specification (1 §7), by the name of what is read. `passive` asks for nothing itself. */
export function useResource(name: Resource, { passive = false } = {}) {
  const { send } = usePageServices().environment;
  return useSWR([RESOURCES, name] as const, async () => await readBody(send, name), {
    ...ONCE,
    ...(passive && { revalidateOnMount: false }),
  });
}
