import type { DraftStorage } from "#engine/fields/draft.ts";
import { openJournal } from "#engine/journal/journal.ts";
import type { Environment, Outside, PerformedEffect, SentCalls } from "#engine/environment.ts";
import type { Recipients } from "#engine/recipients/recipients.ts";
import { openUnanswered } from "#engine/journal/unanswered.ts";
import { isOnListedHost } from "#lib/web/listed-host.ts";
import { pause } from "#lib/tasks/pause.ts";
import { recordOf } from "#lib/json/record.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { ProviderError } from "#provider/errors.ts";
import { createServerClock } from "#provider/server-clock.ts";
import { toast } from "#ui/toasts/toast.ts";

import { showAlert } from "./alerts.ts";
import type { Bank } from "./bank.ts";
import { DRAFT } from "./draft-key.ts";
import { noteLeaving } from "./leaving/is-leaving.ts";
import { announceMoney } from "./money-moved.ts";
import { navigateTo } from "./navigation.ts";
import { HOME } from "./paths.ts";
import { beforeReload } from "./reload.ts";
import { REMEMBERED } from "./session/remembered-key.ts";

/** The parts of the bank from which an environment is made. */
type Parts = Pick<
  Bank,
  "session" | "company" | "companyKey" | "settings" | "send" | "channel" | "device" | "tab" | "alone"
> & { readonly deployment: Pick<Bank["deployment"], "redirectHosts"> };

/**
 * Makes the environment of screens for one customer. With account "" nobody is signed in, nobody can pay, and only
 * drafts are kept, for a short time.
 */
export function createEnvironment(bank: Parts, account: string): Environment {
  const { session, channel } = bank;
  const server = createServerClock(bank.send);
  const attends = () => {
    const { account: present, endedBy } = session.get();
    // Where the bank has ended the session, who pays is still there and must learn what became of it. Whoever signs in or up is there all the time.
    return account === "" || present === account || (present === "" && endedBy === "expired");
  };
  // Read once: expressions read stored values at every keystroke.
  const remembered = bank.device.read(REMEMBERED + bank.companyKey);
  return {
    // A request carries the token of whoever is signed in when it is sent.
    send: async (request) => {
      if (account !== "" && session.get().account !== account)
        throw new ProviderError("gone", request.method);
      return await server.send(request);
    },
    // Read anew: a screen may be open before it is known which bank it is of.
    context: () => ({
      user: session.get().user,
      company: bank.company,
      settings: bank.settings,
      region: bank.settings,
      stored: { remembered, ...session.stored() },
    }),
    perform: (effect) => {
      // What is told to a customer is nobody else's business.
      if (attends() || (effect.kind !== "alert" && effect.kind !== "toast")) perform(effect, bank);
    },
    attends,
    journal: openJournal(account === "" ? [safeStorage(noStorage)] : [bank.device, bank.tab], account),
    // Without a customer these records end with the tab.
    unanswered: openUnanswered(account === "" ? [bank.tab] : [bank.device, bank.tab], account),
    alone: bank.alone(`payments.${bank.companyKey}.${account}`),
    recipients: nobody,
    outside: outsideOf(bank),
    drafts: draftsOf(bank, account),
    sent: sentCallsOf(bank),
    moneyMoved: () => {
      announceMoney();
      if (account !== "") channel.post({ kind: "money", account });
    },
    now: Date.now,
    serverNow: server.now,
    pause,
  };
}

/**
 * Unfinished entries of the customer, kept in session storage until the session ends. A draft that arrives after the
 * end is not stored. Those of nobody who is signed in end with the sign-in, and after a time.
 */
function draftsOf({ tab, session }: Parts, account: string): DraftStorage {
  return {
    read: (screen) => {
      const draft = tab.read(draftName(screen));
      const { until = Infinity } = (draft ?? {}) as { readonly until?: number };
      return until < Date.now() ? undefined : draft;
    },
    write: (screen, draft) => {
      const until = account === "" ? { until: Date.now() + PUBLIC_DRAFT } : {};
      if (session.get().account === account) tab.write(draftName(screen), { ...draft, ...until });
    },
    remove: (screen) => tab.remove(draftName(screen)),
    beforeReload,
  };
}

function sentCallsOf({ tab }: Parts): SentCalls {
  const all = () => recordOf(tab.read(SENT));
  return {
    at: (call) => all()[call],
    note: (call, at) => tab.write(SENT, { ...all(), [call]: at }),
  };
}

function draftName(screen: string): string {
  return DRAFT + screen;
}

function forgetDrafts({ tab }: Pick<Parts, "tab">): void {
  for (const key of tab.keys()) if (key.startsWith(DRAFT)) tab.remove(key);
}

function noStorage(): never {
  throw new Error("Kept in memory only.");
}

/** Nobody has paid anybody: a customer's own recipients come with their pages (`layout/own-recipients.ts`). */
const none: readonly never[] = [];
const nobody: Recipients = {
  lasts: false,
  list: () => none,
  all: () => none,
  add: nothing,
  call: nothing,
  remove: nothing,
  putNext: nothing,
  takeNext: nothing,
  clear: nothing,
  subscribe: () => nothing,
  reload: nothing,
};

function nothing(): undefined {
  return undefined;
}

/** For so long (ms) entries are kept while nobody is signed in: no sign-out would remove them from a shared device. */
const PUBLIC_DRAFT = 30 * 60_000;
const BACK_FOR = "payment";
/** Where session storage keeps which calls were sent when. */
const SENT = "sent";

/** The browser session remembers the company, so the way back names only the payment. */
function outsideOf({ deployment }: Parts): Outside {
  return {
    allows: (address) => isOnListedHost(address, deployment.redirectHosts),
    addressOf: (path, reference) => {
      const address = new URL(path, location.origin);
      address.searchParams.set(BACK_FOR, reference);
      return address.href;
    },
    backFor: () => new URLSearchParams(location.search).get(BACK_FOR) ?? undefined,
  };
}

function leaveFor(address: string): void {
  noteLeaving();
  location.assign(address);
}

function perform(effect: PerformedEffect, bank: Parts): void {
  const { session } = bank;
  switch (effect.kind) {
    case "alert":
      return showAlert(effect);
    case "toast":
      return toast(effect.text, effect.tone);
    case "navigate":
      return go(effect.to, session);
    case "leave":
      return outsideOf(bank).allows(effect.to) ? leaveFor(effect.to) : undefined;
    case "store":
      return session.store(effect.values);
    case "signIn":
      forgetDrafts(bank);
      return session.signIn(effect.token, effect.user);
    case "clearSession":
      return session.clear();
  }
}

/**
 * Goes to a path. Instead of the usual start it goes to the path that was asked for before the sign-in, if there is
 * one.
 */
function go(to: string, session: Parts["session"]): void {
  if (to === HOME) navigateTo(session.rememberedPath() ?? HOME, { replace: true });
  else navigateTo(to, {});
}
