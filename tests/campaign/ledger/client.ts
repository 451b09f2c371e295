import { constantFrom, integer, record, sample } from "fast-check";

import { dataIn } from "#lib/reply-data.ts";
import { recordOf } from "#lib/json/record.ts";

import type { Payer } from "../bank/add-payers.ts";
import { buyAirtime, type Answer } from "../bank/open-bank.ts";
import type { Banks } from "./banks.ts";

/** What all clients noted. */
export type Notes = {
  /** The reference of each payment that was acknowledged, by its key. */
  readonly acknowledged: Map<string, string>;
  readonly violations: string[];
  /** How long each payment took, in ms, with what had to be sent again. */
  readonly times: number[];
  /** How often one key was sent to two processes at once, and how often one payment with two keys. */
  readonly counts: { keys: number; duplicates: number };
};

/** Notes before the first payment. */
export function noNotes(): Notes {
  return { acknowledged: new Map(), violations: [], times: [], counts: { keys: 0, duplicates: 0 } };
}

/** A wallet's payment whose outcome the last digit decides: successful, pending then successful, pending then reversed. */
const PHONES = ["08059870066", "08059870066", "08000000002", "08000000003"];
/** To this number the same payment is refused for 30 s; on a busy machine two may be further apart. */
const ONCE = "08000000006";
const WINDOW = 30_000;
const TURNS = 100;
const turns = record({
  kind: constantFrom("plain", "plain", "plain", "plain", "key", "duplicate"),
  phone: constantFrom(...PHONES),
  bank: integer({ min: 0, max: 99 }),
});

export type ClientPlan = { readonly payer: Payer; readonly index: number; readonly seed: number };

/** One customer pays again and again, each time at another process, until it is over. */
export async function payOn(banks: Banks, plan: ClientPlan, isOver: () => boolean, notes: Notes) {
  const { payer, index } = plan;
  const { pay, payOnce } = await customer(banks, payer, notes);
  for (let turn = 0; !isOver(); turn++) {
    const [chosen] = sample(turns, { seed: plan.seed + index * TURNS + turn, numRuns: 1 });
    const { kind, phone, bank } = chosen!;
    // Nobody else pays this amount, so a refusal as a duplicate has one reason.
    const own = kind === "duplicate" ? { phone_number: ONCE, final_amount: 1000 + index * 1000 + turn } : {};
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    if (kind === "plain") {
      await payOnce(bank, phone);
      continue;
    }
    const keys = kind === "key" ? [first, first] : [first, second];
    const start = performance.now();
    const both = keys.map(async (key, add) => await pay(key, bank + add, { phone_number: phone, ...own }));
    const answers = (await Promise.all(both)).map(({ status, body }) => ({ status, code: codeIn(body) }));
    const told = answers.map(({ status, code }) => `${status}${code}`).toSorted();
    const expected = kind === "key" ? ["200", "200"] : ["200", "409duplicate"];
    const isLate = kind === "duplicate" && performance.now() - start > WINDOW;
    if (!isLate && told.join() !== expected.join())
      notes.violations.push(`two of one ${kind} get ${told.join(" and ")}`);
    notes.counts[kind === "key" ? "keys" : "duplicates"]++;
  }
}

/** The same without what the campaign tries: no payment is sent twice. */
export async function payPlainly(banks: Banks, payer: Payer, isOver: () => boolean, notes: Notes) {
  const { payOnce } = await customer(banks, payer, notes);
  for (let turn = 0; !isOver(); turn++) await payOnce(turn, PHONES[turn % PHONES.length]!);
}

/** Signs the customer in; `payOnce` expects that the payment is accepted. */
async function customer(banks: Banks, payer: Payer, notes: Notes) {
  const token = await signIn(banks, payer);
  const pay = async (key: string, bank: number, changes: Readonly<Record<string, unknown>>) => {
    const start = performance.now();
    const sent = { source_wallet_number: payer.wallet, ...changes };
    const answer = await banks.ask(bank, async (at) => await buyAirtime(at, token, key, sent));
    notes.times.push(performance.now() - start);
    if (answer.status === 200) acknowledge(notes, key, referenceIn(answer));
    return answer;
  };
  const payOnce = async (bank: number, phone: string) => {
    const { status } = await pay(crypto.randomUUID(), bank, { phone_number: phone });
    if (status !== 200) notes.violations.push(`a payment gets ${status}`);
  };
  return { pay, payOnce };
}

async function signIn(banks: Banks, { username }: Payer): Promise<string> {
  const body = { username, password: "Password1!" };
  const { body: reply } = await banks.ask(
    0,
    async (bank) => await bank.call("POST", "/api/v1/login", { body }),
  );
  return String(dataIn(reply, "/token"));
}

function acknowledge({ acknowledged, violations }: Notes, key: string, reference: string): void {
  const before = acknowledged.get(key) ?? reference;
  if (before !== reference) violations.push(`the key ${key} is told as ${before} and as ${reference}`);
  acknowledged.set(key, reference);
}

function referenceIn({ body }: Answer): string {
  return String(recordOf(dataIn(body, ""))["reference_number"]);
}

function codeIn(body: unknown): string {
  const { code } = recordOf(body);
  return typeof code === "string" ? code : "";
}
