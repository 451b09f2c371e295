import type { SafeStorage } from "#lib/storage.ts";
import { deepEqual } from "#lib/equality.ts";
import { createListeners } from "#lib/listeners.ts";
import { isRecord } from "#lib/record.ts";

/** Whom a customer paid: the inputs that say so, and how they read. */
export type Recipient = {
  readonly inputs: Readonly<Record<string, RecipientValue>>;
  readonly label: string;
  readonly detail?: string;
};

/** What an input of a recipient can hold: what people type or choose. */
export type RecipientValue = string | number | boolean;

/** Whom one customer paid lately at one company, by screen, on this device. */
export type Recipients = {
  /** Newest first; the same list for as long as it has not changed. */
  readonly list: (screen: string) => readonly Recipient[];
  /** Those of every screen. */
  readonly all: () => readonly Recipient[];
  /** Puts one first. A known recipient moves up and gets the new data. */
  readonly add: (screen: string, recipient: Recipient) => void;
  readonly remove: (screen: string, recipient: Recipient) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the storage again: another tab has written. */
  readonly reload: () => void;
};

type Lists = ReadonlyMap<string, readonly Recipient[]>;

const MOST = 5;
const none: readonly Recipient[] = [];

/** Opens the lists that the storage keeps under the account's name; give a name that is not personal (a hash). */
export function openRecipients(storage: SafeStorage, account: string): Recipients {
  const name = `recipients.${account}`;
  const listeners = createListeners();
  let lists = readLists(storage.read(name));
  const show = (next: Lists) => {
    lists = next;
    listeners.notify();
  };
  // Another tab may have written since: each change starts from what is stored.
  const replace = (screen: string, recipient: Recipient, first: readonly Recipient[]) => {
    const stored = readLists(storage.read(name));
    const others = (stored.get(screen) ?? none).filter(({ inputs }) => !deepEqual(inputs, recipient.inputs));
    const next = new Map(stored).set(screen, [...first, ...others].slice(0, MOST));
    storage.write(name, Object.fromEntries(next));
    show(next);
  };
  return {
    list: (screen) => lists.get(screen) ?? none,
    all: () => [...lists.values()].flat(),
    add: (screen, recipient) => replace(screen, recipient, [recipient]),
    remove: (screen, recipient) => replace(screen, recipient, none),
    clear: () => {
      storage.remove(name);
      show(new Map());
    },
    subscribe: listeners.subscribe,
    reload: () => show(readLists(storage.read(name))),
  };
}

/** What is stored may be of an older version, or made by hand: what is no recipient is passed over. */
function readLists(stored: unknown): Lists {
  if (!isRecord(stored)) return new Map();
  return new Map(
    Object.entries(stored).map(([screen, list]) => [
      screen,
      Array.isArray(list) ? list.filter(isRecipient).slice(0, MOST) : none,
    ]),
  );
}

function isRecipient(value: unknown): value is Recipient {
  if (!isRecord(value) || !isRecord(value.inputs)) return false;
  const { inputs, label, detail } = value;
  return (
    typeof label === "string" &&
    (detail === undefined || typeof detail === "string") &&
    Object.values(inputs).every(isRecipientValue)
  );
}

/** Whether an input holds what can be kept. */
export function isRecipientValue(value: unknown): value is RecipientValue {
  return ["string", "number", "boolean"].includes(typeof value);
}
