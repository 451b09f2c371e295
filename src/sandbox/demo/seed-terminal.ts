import { openTerminal } from "#sandbox/access/terminals.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { post } from "#sandbox/ledger/post.ts";
import type { DemoTerminal } from "./customers.ts";

/** Creates a terminal with its demo balance. */
export async function seedTerminal(
  queries: Queries,
  customerId: number,
  terminal: DemoTerminal,
  now: Date,
): Promise<void> {
  const account = await openTerminal(queries, customerId, terminal);
  if (terminal.balanceKobo === 0) return;
  await post(queries, {
    reference: `TAKINGS-${terminal.serial}`,
    memo: "Takings of a terminal",
    at: now,
    legs: [
      { account: "external", kobo: -terminal.balanceKobo },
      { account, kobo: terminal.balanceKobo },
    ],
  });
}
