import type { Queries } from "#sandbox/database/queries.ts";
import { post, type Leg } from "./post.ts";

/**
 * A movement of money, in kobo: the payer gives both amounts, the payee gets the first, the provider's fees the second.
 */
export type Movement = {
  readonly reference: string;
  readonly memo: string;
  readonly at: Date;
  readonly payer: Leg["account"];
  readonly payee: Leg["account"];
  readonly amountKobo: number;
  readonly chargeKobo: number;
};

type WalletMovement = Pick<Movement, "reference" | "memo" | "at" | "amountKobo" | "chargeKobo"> & {
  /** The direction for the wallet in whose history the row is. */
  readonly direction: "credit" | "debit";
  readonly walletAccount: number;
  /** The other side; undefined means billers or the outside world. */
  readonly counterAccount: number | null | undefined;
};

/** The movement behind a row of a wallet's history. The wallet pays the charge in both directions. */
export function walletMovement(of: WalletMovement): Movement {
  const { direction, walletAccount, counterAccount, ...rest } = of;
  if (direction === "debit") return { ...rest, payer: walletAccount, payee: counterAccount ?? "billers" };
  return {
    ...rest,
    payer: counterAccount ?? "external",
    payee: walletAccount,
    amountKobo: of.amountKobo - of.chargeKobo,
  };
}

/** Moves the money at once. */
export async function move(queries: Queries, movement: Movement): Promise<void> {
  await post(queries, { ...movement, legs: [leg(movement.payer, -total(movement)), ...arrival(movement)] });
}

/** Takes the money from the payer and holds it until the outcome is known. */
export async function hold(queries: Queries, movement: Movement): Promise<void> {
  const legs = [leg(movement.payer, -total(movement)), leg("suspense", total(movement))];
  await post(queries, { ...movement, legs });
}

/** Gives held money to the payee. */
export async function release(queries: Queries, movement: Movement): Promise<void> {
  await post(queries, {
    reference: `${movement.reference}-settlement`,
    memo: `${movement.memo}, settled`,
    at: movement.at,
    legs: [leg("suspense", -total(movement)), ...arrival(movement)],
  });
}

/** Returns held money to the payer. */
export async function giveBack(queries: Queries, movement: Movement): Promise<void> {
  await post(queries, {
    reference: `${movement.reference}-reversal`,
    memo: `${movement.memo}, reversed`,
    at: movement.at,
    legs: [leg("suspense", -total(movement)), leg(movement.payer, total(movement))],
  });
}

function arrival({ payee, amountKobo, chargeKobo }: Movement): Leg[] {
  return [leg(payee, amountKobo), leg("fees", chargeKobo)];
}

function total({ amountKobo, chargeKobo }: Movement): number {
  return amountKobo + chargeKobo;
}

function leg(account: Leg["account"], kobo: number): Leg {
  return { account, kobo };
}
