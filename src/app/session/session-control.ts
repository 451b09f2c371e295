import { fingerprintOf } from "#engine/journal.ts";
import { ownPath } from "#lib/links.ts";
import type { SafeStorage } from "#lib/storage.ts";
import type { Session, SessionState, User } from "#provider/session.ts";

import type { TabChannel } from "./tab-channel.ts";

/** Why a session ended. Only the customer's own sign-out forgets where they were. */
export type EndReason = "signed-out" | "elsewhere" | "expired" | "idle";

export type SessionView = SessionState & {
  /** A short name of customer and company that tells nobody who it is; "" while signed out. */
  readonly account: string;
  /** What the sign-in screen says about how the last session ended. */
  readonly notice: string | undefined;
};

/** The session of this tab: who is signed in, and every way in which that ends. */
export type SessionControl = {
  readonly get: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (token: string, user: User) => void;
  /** Does nothing when nobody is signed in. */
  readonly end: (reason: EndReason) => void;
  /** Clears the stored session without a word, as screens ask for at the end of a flow. */
  readonly clear: () => void;
  readonly stored: Session["stored"];
  readonly store: Session["store"];
  /** Keeps where the customer wanted to go, for after the sign-in. Other than own paths are passed over. */
  readonly rememberPath: (path: string) => void;
  /** Where to go after the sign-in; undefined for the usual start. */
  readonly rememberedPath: () => string | undefined;
  readonly forgetPath: () => void;
  /** When the customer last did something, in epoch milliseconds; it outlives a tab that the browser put aside. */
  readonly activeAt: () => number | undefined;
  readonly noteActivity: (at: number) => void;
  /** False when a reload signs out, because the browser blocks storage. */
  readonly remembers: boolean;
};

const RETURN_PATH = "return_path";
const ACTIVE_AT = "active_at";

const NOTICES: Record<EndReason, string | undefined> = {
  "signed-out": undefined,
  elsewhere: "You signed out in another tab.",
  expired: "Your session has ended. Sign in again to go on.",
  idle: "You were signed out because you were away. Sign in again to go on.",
};

export type SessionParts = {
  readonly session: Session;
  readonly storage: SafeStorage;
  readonly channel: TabChannel;
  readonly companyKey: string;
  /** Called after each end, for what else holds personal data: toasts, alerts. */
  readonly onEnd: () => void;
};

/** Joins the stored session with the other tabs. */
export function createSessionControl(parts: SessionParts): SessionControl {
  const { session, storage, channel, companyKey, onEnd } = parts;
  const listeners = new Set<() => void>();
  let lastEnd: EndReason | undefined;
  let view = read();

  function read(): SessionView {
    const state = session.get();
    const account = state.token === "" ? "" : accountOf(companyKey, state.user);
    return { ...state, account, notice: state.token === "" && lastEnd ? NOTICES[lastEnd] : undefined };
  }

  function end(reason: EndReason): void {
    const { account } = view;
    if (account === "") return;
    lastEnd = reason;
    session.clear();
    if (reason === "signed-out" || reason === "idle") channel.post({ kind: "ended", account, reason });
    onEnd();
  }

  session.subscribe(() => {
    view = read();
    for (const listener of listeners) listener();
  });
  channel.subscribe((message) => {
    if (message.kind !== "ended" || message.account !== view.account) return;
    end(message.reason === "idle" ? "idle" : "elsewhere");
  });

  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (token, user) => {
      lastEnd = undefined;
      session.signIn(token, user);
    },
    end,
    clear: session.clear,
    stored: session.stored,
    store: session.store,
    rememberPath: (path) => {
      if (lastEnd === "signed-out" || lastEnd === "elsewhere") return;
      const own = ownPath(path);
      if (own !== undefined) storage.write(RETURN_PATH, own);
    },
    rememberedPath: () => {
      const path = storage.read(RETURN_PATH);
      return typeof path === "string" ? ownPath(path) : undefined;
    },
    forgetPath: () => storage.remove(RETURN_PATH),
    activeAt: () => {
      const at = storage.read(ACTIVE_AT);
      return typeof at === "number" ? at : undefined;
    },
    noteActivity: (at) => storage.write(ACTIVE_AT, at),
    remembers: storage.remembers,
  };
}

function accountOf(companyKey: string, user: User | undefined): string {
  return fingerprintOf(companyKey, user?.username ?? user?.email ?? "");
}
