import useSWR from "swr";

import { readPointer } from "#lib/pointer.ts";
import { usePageServices } from "#pages/services.ts";

import { PROFILE } from "./keys.ts";
import { readBody } from "./read-reply.ts";

/** The part of `GET /profile` that pages show (specification 1 §7). The rest is not kept. */
export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The customer has shown that the address is theirs. */
  readonly emailVerified: boolean;
  readonly phone: string;
};

/** The customer's profile, fresh from the provider. */
export function useProfile() {
  const { send } = usePageServices().environment;
  return useSWR(PROFILE, async () => readProfile(await readBody(send, "profile")));
}

function readProfile(body: unknown): Profile {
  const text = (name: string) => {
    const found = readPointer(body, `/data/data/user/${name}`) ?? readPointer(body, `/data/data/${name}`);
    return typeof found === "string" ? found : "";
  };
  return {
    firstName: text("first_name"),
    lastName: text("last_name"),
    email: text("email"),
    emailVerified: text("email_verified_at") !== "",
    phone: text("phone") || text("telephone"),
  };
}
