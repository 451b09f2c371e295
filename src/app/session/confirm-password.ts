import type { Bank } from "#app/bank.ts";
import { dataIn } from "#lib/reply-data.ts";
import { isRecord } from "#lib/json/record.ts";
import { ReplyError } from "#pages/data/read-reply.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { words } from "./words.ts";

/**
 * Makes sure that who is there knows the password of the customer who is signed in: by the sign-in's own call, because
 * the specification has no other. The session goes on with its token, since a provider may keep one for each customer.
 * Throws a `ReplyError` with the reason, or a `ProviderError`.
 */
export async function confirmPassword(
  { send, session }: Pick<Bank, "send" | "session">,
  username: string,
  password: string,
): Promise<void> {
  const body = { username: username.trim(), password };
  const reply = await send({ method: "POST", path: "login", body, asNobody: true });
  const isSuccess = reply.status >= 200 && reply.status < 300;
  const token = dataIn(reply.body, "/token");
  const profile = dataIn(reply.body, "/profile");
  if (!isSuccess || typeof token !== "string" || token === "" || !isRecord(profile)) {
    throw new ReplyError(reply.status, fieldsOf<Sent["Failure"]>(reply.body).text("/message"));
  }
  if (!session.renewToken(token, profile)) throw new ReplyError(reply.status, words.thisIsAnotherCustomer);
}
