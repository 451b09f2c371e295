import type { SafeStorage } from "#lib/storage.ts";

/**
 * The sessions of this device that have not ended, for tabs that hear nothing: put aside by the browser, asleep, or on
 * another page. A session counts while it stands here, so its end is a removal, which a full storage takes too.
 */
export type LivingSessions = {
  /** Adds a session of an account and gives its id; undefined where the device does not keep the list. */
  readonly begin: (account: string) => string | undefined;
  readonly isLiving: (id: string) => boolean;
  readonly end: (id: string) => void;
  /** Ends all sessions of an account. */
  readonly endAll: (account: string) => void;
};

type Living = { readonly id: string; readonly account: string };

const NAME = "living_sessions";
/** The oldest give way: where so many customers left without a sign-out, the first of them signs in again. */
const MOST = 20;

/** Keeps the list in the device's storage. `account` is a name that tells nobody who it is. */
export function openLivingSessions(device: SafeStorage): LivingSessions {
  const read = (): readonly Living[] => {
    const list = device.read(NAME);
    return Array.isArray(list) ? list.filter(isLivingSession) : [];
  };
  // A list that could not be made shorter would let a session live that has ended: better that all sign in again.
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
