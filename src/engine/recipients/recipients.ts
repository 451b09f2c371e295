import type { SafeStorage } from "#lib/storage/storage.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { createListeners } from "#lib/tasks/listeners.ts";
import { isRecord } from "#lib/json/record.ts";

/** A recipient whom a customer paid: the inputs, and the texts to show. */
export type Recipient = {
  readonly inputs: RecipientValues;
  readonly label: string;
  readonly detail?: string;
  /** What the customer calls them; a recipient with a name stays until the customer removes it. */
  readonly name?: string;
  /** The last payment to them that went through. */
  readonly again?: Again;
};

/** What the same payment needs again: everything that was entered, and the amount as text. */
export type Again = {
  readonly amount: string;
  readonly inputs: RecipientValues;
  /** When it was made, in ISO format; older records lack it. */
  readonly at?: string;
};

type RecipientValues = Readonly<Record<string, RecipientValue>>;

/** What an input of a recipient can hold: what people type or choose. */
export type RecipientValue = string | number | boolean;

/** The latest recipients of one customer at one company, by screen, on this device. */
export type Recipients = {
  /** Whether they are still there in the customer's next session. */
  readonly lasts: boolean;
  /** Newest first; the same array as long as nothing has changed. */
  readonly list: (screen: string) => readonly Recipient[];
  /** The recipients of all screens. */
  readonly all: () => readonly Recipient[];
  /** Puts a recipient first. A known recipient moves up and gets the new data; name and last payment stay where it has none. */
  readonly add: (screen: string, recipient: Recipient) => void;
  /** Gives a recipient a name. */
  readonly call: (screen: string, recipient: Recipient, name: string) => void;
  readonly remove: (screen: string, recipient: Recipient) => void;
  /** Asks the screen, when it opens next, to fill in the last payment to them. Kept in memory only. */
  readonly putNext: (screen: string, recipient: Recipient) => void;
  /** Whom the screen was asked for, once. Another screen that opens ends the wish. */
  readonly takeNext: (screen: string) => Recipient | undefined;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the storage again: another tab has written. */
  readonly reload: () => void;
};

type Lists = ReadonlyMap<string, readonly Recipient[]>;

/** How many recipients without a name are kept for a screen, and how many with one. */
const MOST = 5;
const MOST_NAMED = 30;
const none: readonly Recipient[] = [];

/** Opens the lists stored under the account's name, which must not be personal (a hash). */
export function openRecipients(storage: SafeStorage, account: string, lasts = true): Recipients {
  const name = `recipients.${account}`;
  const listeners = createListeners();
  let lists = readLists(storage.read(name));
  let next: { readonly screen: string; readonly recipient: Recipient } | undefined;
  const show = (read: Lists) => {
    lists = read;
    listeners.notify();
  };
  // Another tab may have written, so each change starts from the stored lists.
  const change = (screen: string, changed: (list: readonly Recipient[]) => readonly Recipient[]) => {
    const stored = readLists(storage.read(name));
    const all = new Map(stored).set(screen, limited(changed(stored.get(screen) ?? none)));
    storage.write(name, Object.fromEntries(all));
    show(all);
  };
  return {
    lasts,
    list: (screen) => lists.get(screen) ?? none,
    all: () => [...lists.values()].flat(),
    add: (screen, recipient) =>
      change(screen, (list) => [
        { ...lastingOf(list.find(isSame(recipient))), ...recipient },
        ...list.filter((one) => !isSame(recipient)(one)),
      ]),
    call: (screen, recipient, called) =>
      change(screen, (list) => list.map((one) => (isSame(recipient)(one) ? { ...one, name: called } : one))),
    remove: (screen, recipient) => change(screen, (list) => list.filter((one) => !isSame(recipient)(one))),
    putNext: (screen, recipient) => {
      next = { screen, recipient };
    },
    takeNext: (screen) => {
      const taken = next?.screen === screen ? next.recipient : undefined;
      next = undefined;
      return taken;
    },
    clear: () => {
      storage.remove(name);
      show(new Map());
    },
    subscribe: listeners.subscribe,
    reload: () => show(readLists(storage.read(name))),
  };
}

function isSame({ inputs }: Recipient): (one: Recipient) => boolean {
  return (one) => deepEqual(one.inputs, inputs);
}

/** What stays of a recipient who is paid anew. */
function lastingOf({ name, again }: Partial<Recipient> = {}): Partial<Recipient> {
  return { ...(name !== undefined && { name }), ...(again && { again }) };
}

/** The newest, of each kind as many as are kept. */
function limited(list: readonly Recipient[]): readonly Recipient[] {
  const kept = [true, false].flatMap((isNamed) =>
    list.filter(({ name }) => (name !== undefined) === isNamed).slice(0, isNamed ? MOST_NAMED : MOST),
  );
  return list.filter((one) => kept.includes(one));
}

/** Stored data may come from an older version, or be made by hand: values that are not recipients are ignored. */
function readLists(stored: unknown): Lists {
  if (!isRecord(stored)) return new Map();
  return new Map(
    Object.entries(stored).map(([screen, list]) => [
      screen,
      Array.isArray(list) ? limited(list.filter(isRecipient)) : none,
    ]),
  );
}

function isRecipient(value: unknown): value is Recipient {
  if (!isRecord(value)) return false;
  const { inputs, label, detail, name, again } = value;
  return (
    isText(label) &&
    [detail, name].every((text) => text === undefined || isText(text)) &&
    areValues(inputs) &&
    (again === undefined || isAgain(again))
  );
}

function isAgain(value: unknown): value is Again {
  if (!isRecord(value)) return false;
  const { amount, inputs, at } = value;
  return isText(amount) && areValues(inputs) && (at === undefined || isText(at));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function areValues(values: unknown): values is RecipientValues {
  return isRecord(values) && Object.values(values).every(isRecipientValue);
}

/** Whether an input holds what can be kept. */
export function isRecipientValue(value: unknown): value is RecipientValue {
  return ["string", "number", "boolean"].includes(typeof value);
}
