/** Keys of SWR's cache begin with one of these. Nothing personal is part of a key. */
export const PROFILE = "profile";
export const WALLETS = "wallets";
export const ADVERTS = "adverts";
export const TRANSACTIONS = "transactions";
export const SUPPORT = "support";
export const PERSONAL = "personal";
export const VERIFICATIONS = "verifications";
export const NETWORK_BANKS = "network-banks";

/** Whether a cached value changes when money moves. */
export function isMoneyKey(key: unknown): boolean {
  const name: unknown = Array.isArray(key) ? key[0] : key;
  return name === WALLETS || name === TRANSACTIONS;
}
