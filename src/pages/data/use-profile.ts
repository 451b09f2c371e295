import useSWR from "swr";

import { dataIn } from "#lib/reply-data.ts";
import { yesNo } from "#lib/text/yes-no.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";
import type { User } from "#provider/session.ts";

import { PROFILE } from "./keys.ts";
import { readBody } from "./read-reply.ts";

const FIELDS = [
  "title",
  "first_name",
  "last_name",
  "username",
  "phone",
  "gender",
  "email",
  "email_verified_at",
  "nin",
  "bvn",
  "dob",
  "profile_pic",
  "valid_id_url",
  "signature_url",
  "id_type",
] as const;

const SIGNED_IN = ["title", "first_name", "last_name", "email_verified_at", "profile_pic"] as const;

/** The part of `GET /profile` that pages show (specification 2 §3), "" for a missing field. The rest is dropped. */
export type Profile = Readonly<Record<(typeof FIELDS)[number], string>>;

type Said = Sent["Profile"] & { readonly email_verified: boolean };

/** A field of the profile may also be in its `user`. */
type SentProfile = Said & { readonly user: Said };

/** The customer's profile, fresh from the provider. Fields that sign-in also sends replace those in the session. */
export function useProfile() {
  const { environment, renewUser } = usePageServices();
  return useSWR(PROFILE, async () => {
    const profile = readProfile(await readBody(environment.send, "profile"));
    renewUser(saidOf(profile));
    return profile;
  });
}

/** The profile's fields that sign-in also sends, as far as they are set. */
function saidOf(profile: Profile): Partial<User> {
  return Object.fromEntries(SIGNED_IN.flatMap((name) => (profile[name] ? [[name, profile[name]]] : [])));
}

/** Reads a profile, however it is wrapped. */
export function readProfile(body: unknown): Profile {
  const { text, at } = fieldsOf<SentProfile>(body, dataIn);
  const entries = FIELDS.map((name) => [name, text(`/${name}`, `/user/${name}`)] as const);
  const profile = Object.fromEntries(entries) as Profile;
  const days = [at("/email_verified_at"), at("/user/email_verified_at")];
  // It may be verified without a day, or denied where the day would be.
  const said = [...days, at("/email_verified"), at("/user/email_verified")].find(
    (one) => one !== undefined && one !== null,
  );
  const isVerified = yesNo(said);
  return {
    ...profile,
    phone: profile.phone || text("/telephone", "/user/telephone"),
    email_verified_at: isVerified === undefined ? profile.email_verified_at : isVerified ? "true" : "",
  };
}
