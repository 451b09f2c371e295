import type { Bank } from "#app/bank.ts";
import { openBank } from "#app/boot/open-bank.ts";
import { VIEW_CUSTOMER } from "#gallery/protocol-drafts.ts";
import type { View } from "#gallery/states.ts";
import type { User } from "#provider/session.ts";

import { surroundingsOf } from "./surroundings.ts";

export type SignedIn = { readonly token: string; readonly user: User };

/** Opens the view's bank, signed out. It has no idle sign-out, because nobody uses it. */
export async function openViewBank(view: View): Promise<Bank> {
  const opening = await openBank(surroundingsOf(view));
  if (opening.kind === "missing") throw new Error(`There is no company "${view.tenant}".`);
  if (opening.kind === "unreachable") throw new Error("The company did not come.", { cause: opening.error });
  const { bank } = opening;
  const security = { ...bank.settings.security, idleMinutes: Infinity };
  return { ...bank, settings: { ...bank.settings, security } };
}

/** Signs the demo customer in at the sandbox. */
export async function signIn({ send }: Bank): Promise<SignedIn> {
  const { body } = await send({ method: "POST", path: "login", body: VIEW_CUSTOMER });
  const { data } = body as { readonly data?: { readonly token: string; readonly profile: User } };
  if (!data) throw new Error("The sandbox did not let the demo customer in.");
  return { token: data.token, user: data.profile };
}
