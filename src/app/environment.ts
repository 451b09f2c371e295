import type { DraftStorage } from "#engine/draft.ts";
import { openJournal } from "#engine/journal.ts";
import type { Environment, PerformedEffect } from "#engine/environment.ts";
import { openRecipients, type Recipients } from "#engine/recipients.ts";
import { openUnanswered } from "#engine/unanswered.ts";
import { pause } from "#lib/pause.ts";
import { safeStorage, type SafeStorage } from "#lib/storage.ts";
import { toast } from "#ui/toast.ts";

import { showAlert } from "./alerts.ts";
import type { Bank } from "./bank.ts";
import { announceMoney } from "./money-moved.ts";
import { navigateTo } from "./navigation.ts";
import { HOME } from "./paths.ts";

/** What of the bank screens get in some form. */
type Parts = Pick<
  Bank,
  "session" | "company" | "companyKey" | "settings" | "send" | "channel" | "device" | "tab" | "alone"
>;

/** What screens get of the app, for one customer (or for nobody, who pays nothing: nothing is kept then). */
export function createEnvironment(bank: Parts, account: string): Environment {
  const { session, company, settings, send, channel } = bank;
  return {
    send,
    context: () => ({ user: session.get().user, company, settings, stored: session.stored() }),
    perform: (effect) => perform(effect, bank),
    journal: openJournal(account === "" ? [safeStorage(noStorage)] : [bank.device, bank.tab], account),
    // Nobody's go with the tab.
    unanswered: openUnanswered(account === "" ? [bank.tab] : [bank.device, bank.tab], account),
    alone: bank.alone(`payments.${bank.companyKey}.${account}`),
    recipients: recipientsOf(bank, account),
    drafts: draftsOf(bank, account),
    moneyMoved: () => {
      announceMoney();
      if (account !== "") channel.post({ kind: "money", account });
    },
    now: Date.now,
    pause,
  };
}

/**
 * Whom the customer paid. Where the tenant asks to forget them, they are kept beside the session, and go with it however
 * it ends, by a closed tab too. A reply that comes after that leaves nothing behind.
 */
function recipientsOf({ device, tab, session, settings }: Parts, account: string): Recipients {
  if (account === "") return openRecipients(safeStorage(noStorage), account);
  if (!settings.security.forgetRecipients) return openRecipients(device, account);
  // From before the tenant asked.
  openRecipients(device, account).clear();
  const write: SafeStorage["write"] = (key, value) =>
    session.get().account === account && tab.write(key, value);
  return openRecipients({ ...tab, write }, account);
}

/** What the customer has entered midway: beside the session, and gone with it. What comes after its end leaves nothing behind. */
function draftsOf({ tab, session }: Parts, account: string): DraftStorage {
  return {
    read: (screen) => tab.read(draftName(screen)),
    write: (screen, draft) => {
      if (account !== "" && session.get().account === account) tab.write(draftName(screen), draft);
    },
    remove: (screen) => tab.remove(draftName(screen)),
  };
}

function draftName(screen: string): string {
  return `draft.${screen}`;
}

function noStorage(): never {
  throw new Error("Kept in memory only.");
}

function perform(effect: PerformedEffect, { session }: Parts): void {
  switch (effect.kind) {
    case "alert":
      return showAlert(effect);
    case "toast":
      return toast(effect.text, effect.tone);
    case "navigate":
      return go(effect.to, session);
    case "store":
      return session.store(effect.values);
    case "signIn":
      return session.signIn(effect.token, effect.user);
    case "clearSession":
      return session.clear();
  }
}

/** The usual start gives way to where the customer wanted to go before the sign-in. */
function go(to: string, session: Parts["session"]): void {
  if (to === HOME) navigateTo(session.rememberedPath() ?? HOME, { replace: true });
  else navigateTo(to, {});
}
