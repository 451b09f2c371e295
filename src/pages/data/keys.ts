/** Every key of SWR's cache begins with one of these. No key contains anything personal. */
export const PROFILE = "profile";
export const WALLETS = "wallets";
export const ADVERTS = "adverts";
export const RESOURCES = "resources";
export const TRANSACTIONS = "transactions";
export const SUPPORT = "support";
export const VERIFICATIONS = "verifications";
export const NETWORK_BANKS = "network-banks";
export const VIRTUAL_CARDS = "virtual-cards";
export const PHYSICAL_CARDS = "physical-cards";
export const CARD_REQUESTS = "card-requests";
export const LOANS = "loans";
export const REPAYMENTS = "repayments";
export const PROPERTIES = "properties";
export const PROPERTY = "property";
export const CATEGORIES = "property-categories";
export const SUBSCRIPTIONS = "subscriptions";
export const SUBSCRIPTION = "subscription";

const MONEY_KEYS = new Set<unknown>([
  WALLETS,
  TRANSACTIONS,
  VIRTUAL_CARDS,
  PHYSICAL_CARDS,
  CARD_REQUESTS,
  LOANS,
  REPAYMENTS,
  PROPERTIES,
  PROPERTY,
  SUBSCRIPTIONS,
  SUBSCRIPTION,
]);

/** Whether a cached value changes when money moves. */
export function isMoneyKey(key: unknown): boolean {
  const name: unknown = Array.isArray(key) ? key[0] : key;
  return MONEY_KEYS.has(name);
}
