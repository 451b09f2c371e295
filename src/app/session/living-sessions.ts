import type { SafeStorage } from "#lib/storage.ts";

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
};

type Living = { readonly id: string; readonly account: string };

const NAME = "living_sessions";
/**
 * Beyond this number the oldest are dropped: on a device where so many customers left without signing out, those have
 * to sign in again.
 */
const MOST = 20;

/** Keeps the list in local storage. `account` is a name that does not identify the person. */
export function openLivingSessions(device: SafeStorage): LivingSessions {
  const read = (): readonly Living[] => {
    const list = device.read(NAME);
    return Array.isArray(list) ? list.filter(isLivingSession) : [];
  };
  // If the list cannot be shortened, an ended session would stay alive, so all sessions end.
  const keep = (list: readonly Living[]) => {
    if (list.length === 0 || !device.write(NAME, list)) device.remove(NAME);
  };
  return {
    begin: (account) => {
      const before = read();
      const id = crypto.randomUUID();
      if (device.write(NAME, [{ id, account }, ...before].slice(0, MOST))) return id;
      keep(before);
      return undefined;
    },
    isLiving: (id) => read().some((one) => one.id === id),
    end: (id) => keep(read().filter((one) => one.id !== id)),
    endAll: (account) => keep(read().filter((one) => one.account !== account)),
  };
}

function isLivingSession(value: unknown): value is Living {
  const { id, account } = (value ?? {}) as Partial<Living>;
  return typeof id === "string" && typeof account === "string";
}
