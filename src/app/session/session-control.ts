import { fingerprintOf } from "#lib/fingerprint.ts";
import { ownPath } from "#lib/web/links.ts";
import { createListeners } from "#lib/tasks/listeners.ts";
import { recordOf } from "#lib/json/record.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Session, SessionState, User } from "#provider/session.ts";

import { pageTimes } from "./idle-limit.ts";
import type { LivingSessions } from "./living-sessions.ts";
import { ACCOUNT, ACTIVE_AT, SESSION_ID } from "./session-keys.ts";
import type { TabChannel } from "./tab-channel.ts";
import { words } from "./words.ts";

/** Why a session ended. Only the customer's own sign-out forgets the page that they were on. */
type EndReason = "signed-out" | "elsewhere" | "asleep" | "expired" | "idle" | "abandoned";

export type SessionView = SessionState & {
  /** A short name for this customer at this company that does not identify the person; "" while signed out. */
  readonly account: string;
  /** Why the last session ended, while nobody is signed in. */
  readonly endedBy?: EndReason | undefined;
  /** The sign-in screen's message about that. */
  readonly notice: string | undefined;
};

/** The session of this tab: who is signed in, and every way in which that ends. */
export type SessionControl = {
  readonly get: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (token: string, user: User) => void;
  /** Replaces the customer's data from sign-in with newer data from the bank. The account stays the same. */
  readonly renewUser: (account: string, fields: Partial<User>) => void;
  /** Another token of the customer with this account; of anybody else it is dropped. Returns whether it was theirs. */
  readonly renewToken: (token: string, user: User) => boolean;
  /** Does nothing while nobody is signed in. */
  readonly end: (reason: EndReason) => void;
  /** Clears the stored session without a message, as some screens do at the end of a flow. */
  readonly clear: () => void;
  readonly stored: Session["stored"];
  readonly store: Session["store"];
  /**
   * Remembers where the customer wanted to go after the sign-in. Ignores paths that are not the app's own. After the end of a session the
   * path is that customer's, and whoever else signs in does not come there.
   */
  readonly rememberPath: (path: string) => void;
  /** Where to go after the sign-in; undefined for the usual start. */
  readonly rememberedPath: () => string | undefined;
  readonly forgetPath: () => void;
  /** The customer's last activity in any tab, in epoch milliseconds; survives the browser discarding the tab. */
  readonly activeAt: () => number | undefined;
  readonly noteActivity: (at: number) => void;
  /** Whether the session of this page has ended elsewhere on this device, as far as storage can tell. */
  readonly hasEnded: () => boolean;
  /** False when a reload signs the customer out, because the browser blocks storage. */
  readonly remembers: boolean;
};

const RETURN_PATH = "return_path";

const notices = (): Record<EndReason, string | undefined> => ({
  "signed-out": undefined,
  elsewhere: words.youSignedOutInAnotherTab,
  asleep: words.yourSessionEndedWhileThisTab,
  expired: words.yourSessionHasEndedSignIn,
  idle: words.youWereSignedOutBecauseYou,
  abandoned: words.youWereSignedOutBecauseYou,
});

export type SessionParts = {
  readonly session: Session;
  readonly storage: SafeStorage;
  readonly channel: TabChannel;
  readonly living: LivingSessions;
  readonly companyKey: string;
  /** Called after each end, to clear other personal data: toasts, alerts. */
  readonly onEnd: () => void;
};

/**
 * Connects the stored session with the other tabs. A session that has ended elsewhere is dropped before anything is
 * shown.
 */
export function createSessionControl(parts: SessionParts): SessionControl {
  const { session, storage, channel, living, companyKey, onEnd } = parts;
  const listeners = createListeners();
  let lastEnd: EndReason | undefined;
  let lastAccount: string | undefined;
  let view = read();

  function read(): SessionView {
    const state = session.get();
    const account =
      state.token === "" ? "" : (textAt(storage, ACCOUNT) ?? accountOf(companyKey, state.user, state.token));
    const endedBy = state.token === "" ? lastEnd : undefined;
    return { ...state, account, endedBy, notice: endedBy && notices()[endedBy] };
  }

  function end(reason: EndReason): void {
    const { account } = view;
    if (account === "") return;
    lastEnd = reason;
    lastAccount = account;
    const id = textAt(storage, SESSION_ID);
    session.clear();
    if (reason === "signed-out" || reason === "idle") {
      living.endAll(account);
      channel.post({ kind: "ended", account, reason });
    } else if (reason === "expired" && id !== undefined) {
      living.end(id);
    }
    onEnd();
  }

  function begin(): void {
    const id = living.begin(view.account);
    if (id !== undefined) storage.write(SESSION_ID, id);
  }

  /** A path that was asked for before any sign-in is nobody's. */
  function keepPathOf(account: string): void {
    const { account: asked = account } = recordOf(storage.read(RETURN_PATH));
    if (asked !== account) storage.remove(RETURN_PATH);
  }

  function noteActivity(at: number): void {
    storage.write(ACTIVE_AT, at);
    living.noteActivity(view.account, at);
  }

  function hasEnded(): boolean {
    if (view.account === "" || !storage.remembers) return false;
    // Without an id the device could not list the session; it then ends only when another tab sends a message.
    const id = textAt(storage, SESSION_ID);
    return storage.read("token") !== view.token || (id !== undefined && !living.isLiving(id));
  }

  session.subscribe(() => {
    view = read();
    listeners.notify();
  });
  channel.subscribe((message) => {
    if (message.kind !== "ended" || message.account !== view.account) return;
    end(message.reason === "idle" ? "idle" : "elsewhere");
  });

  if (view.account !== "") {
    if (textAt(storage, SESSION_ID) === undefined) begin();
    else if (hasEnded()) end("asleep");
  }

  return {
    get: () => view,
    subscribe: listeners.subscribe,
    signIn: (token, user) => {
      const account = accountOf(companyKey, user, token);
      lastEnd = undefined;
      keepPathOf(account);
      storage.remove(SESSION_ID);
      storage.write(ACCOUNT, account);
      session.signIn(token, user);
      begin();
      // Who then touches nothing is away all the same when the browser loads the tab again.
      noteActivity(pageTimes.wall());
    },
    renewUser: (account, fields) => {
      const { user } = view;
      // An answer that arrives after the session has ended is dropped.
      if (account === "" || account !== view.account || !user) return;
      if (Object.entries(fields).some(([name, value]) => user[name] !== value))
        session.updateUser({ ...user, ...fields });
    },
    renewToken: (token, user) => {
      const isNamed = nameOf(user) !== undefined;
      const isOwn = isNamed && view.account !== "" && accountOf(companyKey, user, token) === view.account;
      if (isOwn) session.renewToken(token);
      return isOwn;
    },
    end,
    hasEnded,
    clear: () => {
      const id = textAt(storage, SESSION_ID);
      session.clear();
      if (id !== undefined) living.end(id);
    },
    stored: session.stored,
    store: session.store,
    rememberPath: (path) => {
      if (lastEnd === "signed-out" || lastEnd === "elsewhere" || lastEnd === "asleep") return;
      const own = ownPath(path);
      if (own !== undefined) storage.write(RETURN_PATH, { path: own, account: lastAccount });
    },
    rememberedPath: () => {
      const { path } = recordOf(storage.read(RETURN_PATH));
      return typeof path === "string" ? ownPath(path) : undefined;
    },
    forgetPath: () => storage.remove(RETURN_PATH),
    activeAt: () => {
      const times = [storage.read(ACTIVE_AT), living.activeAt(view.account)];
      const known = times.filter((at) => typeof at === "number");
      return known.length > 0 ? Math.max(...known) : undefined;
    },
    noteActivity,
    remembers: storage.remembers,
  };
}

function textAt(storage: SafeStorage, key: string): string | undefined {
  const text = storage.read(key);
  return typeof text === "string" ? text : undefined;
}

const NAMES = ["username", "email", "user_reference", "id", "phone", "telephone"] as const;

/** What names a customer among all customers of the bank: the first of these that the sign-in has sent. */
function nameOf(user: User | undefined): string | undefined {
  const values = NAMES.map((name) => user?.[name]);
  return values
    .find((value) => value !== "" && (typeof value === "string" || typeof value === "number"))
    ?.toString();
}

/** Without a name it is the session's own: two customers must never share what the device keeps of one. */
function accountOf(companyKey: string, user: User | undefined, token: string): string {
  return fingerprintOf(companyKey, nameOf(user) ?? token);
}
