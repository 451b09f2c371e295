import type { Bank } from "#app/bank.ts";
import { openBank } from "#app/boot/open-bank.ts";
import type { Catalogue } from "#gallery/protocol.ts";
import { VIEW_CUSTOMER } from "#gallery/protocol-drafts.ts";
import type { View } from "#gallery/states.ts";
import type { Send } from "#provider/client.ts";
import type { User } from "#provider/session.ts";

import { surroundingsOf } from "./surroundings.ts";

export type SignedIn = { readonly token: string; readonly user: User };

/** Opens the view's bank, signed out. It has no idle sign-out, because nobody uses it. */
export async function openViewBank(view: View, { drafted }: Catalogue): Promise<Bank> {
  // A file that is no draft has the same address with each edit of others, so that it is kept.
  const isSaved = drafted?.includes(view.tenant) === false;
  const opening = await openBank(surroundingsOf(isSaved ? { ...view, drafts: undefined } : view));
  if (opening.kind === "missing") throw new Error(`There is no company "${view.tenant}".`);
  if (opening.kind === "unreachable") throw new Error("The company did not come.", { cause: opening.error });
  const { bank } = opening;
  const security = { ...bank.settings.security, idleMinutes: Infinity };
  return { ...bank, send: watched(bank.send), settings: { ...bank.settings, security } };
}

/** Who is signed in for the views of this window, one after another. */
let kept: Promise<SignedIn> | undefined;

/** Signs the demo customer in at the sandbox, once until a view has sent something that may change who that is. */
export async function signIn({ send }: Bank): Promise<SignedIn> {
  kept ??= askForSession(send);
  return await kept.catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
}

/** Sends requests to the sandbox. After all but a read, the next view signs in again: a password may be another one. */
export function watched(send: Send): Send {
  return async (request) => {
    const isRead = request.method === "GET" || request.path === "login";
    if (!isRead) kept = undefined;
    const reply = await send(request);
    if (!isRead || reply.status === 401) kept = undefined;
    return reply;
  };
}

async function askForSession(send: Send): Promise<SignedIn> {
  const { body } = await send({ method: "POST", path: "login", body: VIEW_CUSTOMER });
  const { data } = body as { readonly data?: { readonly token: string; readonly profile: User } };
  if (!data) throw new Error("The sandbox did not let the demo customer in.");
  return { token: data.token, user: data.profile };
}
