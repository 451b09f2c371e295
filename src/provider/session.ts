import { createListeners } from "#lib/tasks/listeners.ts";
import { isRecord, recordOf } from "#lib/json/record.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";

import { forgetEarly } from "./early-requests.ts";
import { isGuardKey } from "./guards.ts";

/** The signed-in customer as login gives it (specification 1 §3). */
export type User = {
  readonly username?: string;
  readonly email?: string;
  readonly email_verified_at?: string | null;
  readonly title?: string | null;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly full_names?: string;
  readonly profile_pic?: string | null;
  readonly [key: string]: unknown;
};

export type SessionState = { readonly token: string; readonly user: User | undefined };

/** Who is signed in, kept in session storage, and the values that screens pass to each other. */
export type Session = {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (token: string, user: User) => void;
  readonly updateUser: (user: User) => void;
  /** The same customer has got another token. */
  readonly renewToken: (token: string) => void;
  /**
   * Clears session storage except the application id and the company (specification 1 §4), and except the guards when
   * local storage keeps nothing.
   */
  readonly clear: () => void;
  /** Values that screens store for each other, by name. */
  readonly stored: () => Readonly<Record<string, unknown>>;
  readonly store: (values: Readonly<Record<string, unknown>>) => void;
};

/** Keys of session storage. `token` is JSON-encoded, as the specification says. */
const KEYS = { token: "token", user: "user", stored: "stored" } as const;
const KEPT = ["application_id", "company"];
/** The username that a screen hands to the sign-in. */
const REMEMBERED = "remembered";

const signedOut: SessionState = { token: "", user: undefined };

/** Opens the session in this storage and writes every change to it. */
export function createSession(storage: SafeStorage): Session {
  const listeners = createListeners();
  let state = readState(storage);
  // Read once: expressions read stored values at every keystroke.
  let stored = recordOf(storage.read(KEYS.stored));
  const change = (next: SessionState) => {
    state = next;
    listeners.notify();
  };
  return {
    get: () => state,
    subscribe: listeners.subscribe,
    signIn: (token, sent) => {
      const user = readUser(sent);
      storage.write(KEYS.token, token);
      storage.write(KEYS.user, user);
      change({ token, user });
    },
    updateUser: (sent) => {
      const user = readUser(sent);
      storage.write(KEYS.user, user);
      change({ ...state, user });
    },
    renewToken: (token) => {
      storage.write(KEYS.token, token);
      change({ ...state, token });
    },
    clear: () => {
      forgetEarly();
      storage.clear([...KEPT, ...storage.keys().filter(isGuardKey)]);
      // What the sign-in offers to fill in outlives the clearing, in memory only.
      stored = typeof stored[REMEMBERED] === "string" ? { [REMEMBERED]: stored[REMEMBERED] } : {};
      change(signedOut);
    },
    stored: () => stored,
    store: (values) => {
      stored = { ...stored, ...values };
      storage.write(KEYS.stored, stored);
    },
  };
}

function readState(storage: SafeStorage): SessionState {
  const token = storage.read(KEYS.token);
  const user = storage.read(KEYS.user);
  return typeof token === "string" && token !== "" ? { token, user: readUser(user) } : signedOut;
}

/** What pages show as it is. A bank may send something else there, which nobody could read: it counts as missing. */
const TEXTS = ["username", "email", "title", "first_name", "last_name", "full_names", "profile_pic"];

/** A sign-in without a profile signs in all the same. */
function readUser(sent: unknown): User | undefined {
  if (!isRecord(sent)) return undefined;
  const read = TEXTS.filter((name) => Object.hasOwn(sent, name)).map((name) => [name, textOf(sent[name])]);
  return withoutFiles({ ...sent, ...Object.fromEntries(read) });
}

/** Longer than any name, or any address of a picture. */
const LONG = 2000;

/** A profile may bring whole documents. No page shows them from here, and with them it would not fit into the storage. */
function withoutFiles(user: User): User {
  return JSON.parse(JSON.stringify(user, withoutFile)) as User;
}

function withoutFile(_: string, value: unknown): unknown {
  return typeof value === "string" && (value.length > LONG || value.startsWith("data:")) ? undefined : value;
}

function textOf(value: unknown): string | null | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" || value === null ? value : undefined;
}
