import type { Customer } from "#sandbox/access/customers.ts";
import { FRANC } from "#sandbox/ledger/currency.ts";
import { adaCards, adaPhysicalCards, magicCards, type DemoCard, type DemoPhysicalCard } from "./cards.ts";

export type DemoWallet = {
  readonly number: string;
  readonly label: string;
  readonly product: string;
  readonly type: string;
  /** Kobo at the end of the demo history. */
  readonly balanceKobo: number;
};

export type DemoTerminal = {
  readonly code: string;
  readonly serial: string;
  readonly balanceKobo: number;
};

export type DemoCustomer = Pick<
  Customer,
  "username" | "email" | "title" | "first_name" | "middle_name" | "last_name" | "gender" | "phone"
> & {
  /** By its ISO code; without it, naira. */
  readonly currency?: string;
  readonly reference: string;
  readonly password: string;
  readonly pin: string;
  readonly born: string;
  readonly isVerified: boolean;
  readonly wallets: readonly DemoWallet[];
  readonly terminals?: readonly DemoTerminal[];
  readonly cards?: readonly DemoCard[];
  readonly physicalCards?: readonly DemoPhysicalCard[];
};

export const adaWallets = {
  main: wallet("2010000017", "Everyday", "Everyday Wallet", "Individual", 245_300_50),
  savings: wallet("2010000024", "Savings", "Target Savings", "Savings", 18_250_00),
  shop: wallet("2010000031", "Ada's Shop", "Business Wallet", "Business", 920_75),
};

export const chidiWallet = wallet("2010000048", "Everyday", "Everyday Wallet", "Individual", 1_000_00);

/** Wallets for each outcome of a transfer: their numbers are magic. */
const magicWallets = [1, 2, 3, 4, 5, 6].map((digit) =>
  wallet(`200000000${digit}`, `Receiver ${digit}`, "Everyday Wallet", "Individual", 0),
);

const adaTerminals = [
  { code: "2030AB41", serial: "98220514701", balanceKobo: 84_250_00 },
  { code: "2030AB42", serial: "98220514702", balanceKobo: 12_600_50 },
  { code: "2030AB43", serial: "98220514703", balanceKobo: 0 },
];

/** Terminals for each outcome of a transfer: their serial numbers are magic. */
const magicTerminals = [1, 2, 3, 4, 5, 6].map((digit) => ({
  code: `MAGIC00${digit}`,
  serial: `9800000000${digit}`,
  balanceKobo: 10_000_00,
}));

/** The demo customers. They belong to every company. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    reference: "usr-demo-ada",
    username: "ada",
    email: "ada.okafor@example.com",
    title: "Mrs",
    first_name: "Ada",
    middle_name: "Ngozi",
    last_name: "Okafor",
    gender: "female",
    phone: "08031234567",
    born: "1990-04-12",
    password: "Password1!",
    pin: "1234",
    isVerified: true,
    wallets: Object.values(adaWallets),
    terminals: adaTerminals,
    cards: adaCards,
    physicalCards: adaPhysicalCards,
  },
  {
    reference: "usr-demo-bola",
    username: "bola",
    email: "bola.adeyemi@example.com",
    title: "Mr",
    first_name: "Bola",
    middle_name: "",
    last_name: "Adeyemi",
    gender: "male",
    phone: "08052345678",
    born: "1998-11-03",
    password: "Password1!",
    pin: "4321",
    isVerified: false,
    wallets: [],
  },
  {
    reference: "usr-demo-chidi",
    username: "chidi",
    email: "chidi.eze@example.com",
    title: "Mr",
    first_name: "Chidi",
    middle_name: "",
    last_name: "Eze",
    gender: "male",
    phone: "08063456789",
    born: "1985-07-21",
    password: "Password1!",
    pin: "1111",
    isVerified: true,
    wallets: [chidiWallet],
  },
  {
    reference: "usr-demo-receiver",
    username: "receiver",
    email: "receiver@example.com",
    title: "Mx",
    first_name: "Sandbox",
    middle_name: "",
    last_name: "Receiver",
    gender: "female",
    phone: "08099999999",
    born: "2000-01-01",
    password: "Password1!",
    pin: "2222",
    isVerified: true,
    wallets: magicWallets,
    terminals: magicTerminals,
    cards: magicCards,
  },
];

/** The wallets of the same customers at a bank in francs: other numbers, and no smaller coin. */
export const francWallets = {
  main: wallet("2210000017", "Everyday", "Everyday Wallet", "Individual", 245_300_00),
  savings: wallet("2210000024", "Savings", "Target Savings", "Savings", 18_250_00),
  shop: wallet("2210000031", "Ada's Shop", "Business Wallet", "Business", 920_00),
  chidi: wallet("2210000048", "Everyday", "Everyday Wallet", "Individual", 1_000_00),
};

const francMagicWallets = [1, 2, 3, 4, 5, 6].map((digit) =>
  wallet(`220000000${digit}`, `Receiver ${digit}`, "Everyday Wallet", "Individual", 0),
);

const francHoldings: Readonly<Record<string, Pick<DemoCustomer, "wallets" | "terminals">>> = {
  ada: {
    wallets: [francWallets.main, francWallets.savings, francWallets.shop],
    terminals: [
      { code: "2230AB41", serial: "97220514701", balanceKobo: 84_250_00 },
      { code: "2230AB42", serial: "97220514702", balanceKobo: 0 },
    ],
  },
  chidi: { wallets: [francWallets.chidi] },
  receiver: {
    wallets: francMagicWallets,
    terminals: [1, 2, 3, 4, 5, 6].map((digit) => ({
      code: `FRANC00${digit}`,
      serial: `9700000000${digit}`,
      balanceKobo: 10_000_00,
    })),
  },
};

/** The same people as customers of the bank in francs, where they have no cards. */
export const francCustomers: readonly DemoCustomer[] = demoCustomers.map(
  ({ cards: _cards, physicalCards: _physical, ...customer }) => ({
    ...customer,
    currency: FRANC.code,
    reference: `${customer.reference}-franc`,
    wallets: [],
    terminals: [],
    ...francHoldings[customer.username],
  }),
);

function wallet(
  number: string,
  label: string,
  product: string,
  type: string,
  balanceKobo: number,
): DemoWallet {
  return { number, label, product, type, balanceKobo };
}
