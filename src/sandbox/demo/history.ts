import type { TransactionStatus } from "#sandbox/ledger/transactions.ts";
import { adaWallets, chidiWallet, type DemoWallet } from "./customers.ts";
import { seededRandom, type Random } from "./random.ts";
import { pickSpending } from "./spending.ts";

/** One row of the demo history, in kobo. `other` is the other wallet of a wallet transfer. */
export type DemoTransaction = {
  readonly wallet: DemoWallet;
  readonly other?: DemoWallet;
  readonly at: Date;
  readonly direction: "credit" | "debit";
  readonly amountKobo: number;
  readonly chargeKobo: number;
  readonly typeId: number;
  readonly category: string;
  readonly description: string;
  readonly status: TransactionStatus;
};

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 364;
const PURCHASES = 270;

/** The wallets that have a history. */
type HistoryWallets = {
  readonly main: DemoWallet;
  readonly savings: DemoWallet;
  readonly shop: DemoWallet;
  readonly chidi: DemoWallet;
};

const NAIRA_WALLETS: HistoryWallets = { ...adaWallets, chidi: chidiWallet };

/**
 * A year of history until yesterday. Each wallet's first credit is calculated from its end balance; all later credits
 * cover the debits after them, so no balance is ever below 0.
 */
export function demoHistory(now: Date, wallets = NAIRA_WALLETS): DemoTransaction[] {
  const random = seededRandom(20260101);
  const spending = Array.from({ length: PURCHASES }, () => spend(random, now, wallets));
  const saving = months(12).map((month) => save(now, month, wallets));
  const movements = [...spending, ...saving];
  return [
    credit(wallets.chidi, wallets.chidi.balanceKobo, at(now, 30), "Cash deposit"),
    ...salaries(now, movements, wallets),
    ...movements,
    ...openings(now, movements, wallets),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function spend(random: Random, now: Date, { main, shop }: HistoryWallets): DemoTransaction {
  const isShop = random.integer(1, 12) === 1;
  const hasFailed = random.integer(1, 40) === 1;
  return {
    ...pickSpending(random),
    wallet: isShop ? shop : main,
    at: at(now, random.integer(1, DAYS - 2), random.integer(1, DAY - 1)),
    direction: "debit",
    status: hasFailed ? "Failed" : "Successful",
  };
}

function save(now: Date, month: number, { main, savings }: HistoryWallets): DemoTransaction {
  return {
    wallet: main,
    other: savings,
    at: at(now, month * 30 + 3),
    direction: "debit",
    amountKobo: 1_000_00,
    chargeKobo: 0,
    typeId: 4,
    category: "Wallet Transfer",
    description: "Monthly saving",
    status: "Successful",
  };
}

/** A salary at the start of each 30 days: what the main wallet spends in them. */
function salaries(
  now: Date,
  movements: readonly DemoTransaction[],
  { main }: HistoryWallets,
): DemoTransaction[] {
  return months(13).flatMap((month) => {
    const start = at(now, month * 30 + 30);
    const end = at(now, month * 30);
    const spent = total(
      movements.filter(({ wallet, at: time }) => wallet === main && time >= start && time < end),
    );
    return spent > 0 ? [credit(main, spent, start, "Salary, Okafor Textiles Ltd")] : [];
  });
}

/** The first credit of each of Ada's wallets. */
function openings(
  now: Date,
  movements: readonly DemoTransaction[],
  { main, savings, shop }: HistoryWallets,
): DemoTransaction[] {
  const first = at(now, DAYS + 30);
  const shopSpent = total(movements.filter(({ wallet }) => wallet === shop));
  const saved = total(movements.filter(({ other }) => other === savings));
  return [
    credit(main, main.balanceKobo, first, "Opening deposit"),
    credit(savings, savings.balanceKobo - saved, first, "Opening deposit"),
    credit(shop, shop.balanceKobo + shopSpent, first, "Takings of the shop"),
  ];
}

function credit(wallet: DemoWallet, amountKobo: number, time: Date, description: string): DemoTransaction {
  return {
    wallet,
    at: time,
    direction: "credit",
    amountKobo,
    chargeKobo: 0,
    typeId: 1,
    category: "Wallet Funding",
    description,
    status: "Successful",
  };
}

function total(movements: readonly DemoTransaction[]): number {
  return movements
    .filter(({ status }) => status === "Successful")
    .reduce((sum, { amountKobo, chargeKobo }) => sum + amountKobo + chargeKobo, 0);
}

function months(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function at(now: Date, daysAgo: number, msEarlier = 0): Date {
  return new Date(now.getTime() - daysAgo * DAY - msEarlier);
}
