import type { SafeStorage } from "#lib/storage.ts";
import { deepEqual } from "#lib/equality.ts";
import { createListeners } from "#lib/listeners.ts";
import { isRecord } from "#lib/record.ts";

/** A recipient whom a customer paid: the inputs, and the texts to show. */
export type Recipient = {
  readonly inputs: Readonly<Record<string, RecipientValue>>;
  readonly label: string;
  readonly detail?: string;
};

/** What an input of a recipient can hold: what people type or choose. */
export type RecipientValue = string | number | boolean;

/** The latest recipients of one customer at one company, by screen, on this device. */
export type Recipients = {
  /** Newest first; the same array as long as nothing has changed. */
  readonly list: (screen: string) => readonly Recipient[];
  /** The recipients of all screens. */
  readonly all: () => readonly Recipient[];
  /** Puts a recipient first. A known recipient moves up and gets the new data. */
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

/** Opens the lists stored under the account's name, which must not be personal (a hash). */
export function openRecipients(storage: SafeStorage, account: string): Recipients {
  const name = `recipients.${account}`;
  const listeners = createListeners();
  let lists = readLists(storage.read(name));
  const show = (next: Lists) => {
    lists = next;
    listeners.notify();
  };
  // Another tab may have written, so each change starts from the stored lists.
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

/** Stored data may come from an older version, or be made by hand: values that are not recipients are ignored. */
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
