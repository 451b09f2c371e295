import type { SafeStorage } from "#lib/storage/storage.ts";

/**
 * The sessions of this device that have not ended, for tabs that miss messages because they are frozen, asleep or on
 * another page. A session counts as long as it is listed; ending one removes it, which works in a full storage too.
 */
export type LivingSessions = {
  /** Adds a session of an account and returns its id; undefined when the device cannot keep the list. */
  readonly begin: (account: string) => string | undefined;
  readonly isLiving: (id: string) => boolean;
  readonly end: (id: string) => void;
  /** Ends all sessions of an account. */
  readonly endAll: (account: string) => void;
  /** When the customer last did something, in any tab, in epoch ms. */
  readonly activeAt: (account: string) => unknown;
  readonly noteActivity: (account: string, at: number) => void;
};

type Living = { readonly id: string; readonly account: string };

/** Where local storage keeps the list. */
export const LIVING = "living_sessions";
/** And when a customer was active; the account follows. Apart from the list: a tab that writes it must not bring back what another one has ended. */
const ACTIVE = "active.";
/**
 * Beyond this number the oldest are dropped: on a device where so many customers left without signing out, those have
 * to sign in again.
 */
const MOST = 20;

/** Keeps the list in local storage. `account` is a name that does not identify the person. */
export function openLivingSessions(device: SafeStorage): LivingSessions {
  const read = () => listOf(device.read(LIVING));
  // If the list cannot be shortened, an ended session would stay alive, so all sessions end.
  const keep = (list: readonly Living[]) => {
    if (list.length === 0 || !device.write(LIVING, list)) device.remove(LIVING);
  };
  const drop = (isOver: (one: Living) => boolean) => {
    const list = read();
    for (const { account } of list.filter(isOver)) device.remove(ACTIVE + account);
    keep(list.filter((one) => !isOver(one)));
  };
  return {
    begin: (account) => {
      const before = read();
      const id = crypto.randomUUID();
      if (device.write(LIVING, [{ id, account }, ...before].slice(0, MOST))) return id;
      keep(before);
      return undefined;
    },
    isLiving: (id) => isAmong(device.read(LIVING), id),
    end: (id) => drop((one) => one.id === id),
    endAll: (account) => drop((one) => one.account === account),
    activeAt: (account) => device.read(ACTIVE + account),
    noteActivity: (account, at) => device.write(ACTIVE + account, at),
  };
}

/** Whether the kept list has a session. */
export function isAmong(kept: unknown, id: string): boolean {
  return listOf(kept).some((one) => one.id === id);
}

function listOf(kept: unknown): readonly Living[] {
  return Array.isArray(kept) ? kept.filter(isLivingSession) : [];
}

function isLivingSession(value: unknown): value is Living {
  const { id, account } = (value ?? {}) as Partial<Living>;
  return typeof id === "string" && typeof account === "string";
}
