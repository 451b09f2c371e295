import { pause } from "#lib/tasks/pause.ts";
import type { Place } from "#sandbox/database/open.ts";
import { startPostgres } from "#tests/support/postgres.ts";

import { addPayers, withStore } from "../bank/add-payers.ts";
import { openBank, type Answer, type Bank } from "../bank/open-bank.ts";

/** How often a request is sent again after no reply, and how long each time waits, in ms: a process is back by then. */
const TRIES = 1200;
const WAIT = 50;

/** Several processes of the sandbox over one database, one of which may be dead at any time. */
export type Banks = {
  readonly all: readonly Bank[];
  /** Sends a request to one of the processes, and after no reply to the next one, until there is one. */
  readonly ask: (from: number, request: (bank: Bank) => Promise<Answer>) => Promise<Answer>;
  /** How many requests had no reply. */
  readonly lost: () => number;
  /** Ends one of the processes at once, as `kill -9` does, and starts it again. */
  readonly killOne: (index: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts so many processes at the same time. */
async function openBanks(place: Place, count: number): Promise<Banks> {
  const all = await Promise.all(Array.from({ length: count }, async () => await openBank(place)));
  let lost = 0;
  return {
    all,
    lost: () => lost,
    ask: async (from, request) => {
      for (let turn = 0; turn < TRIES; turn++) {
        const answer = await request(all[(from + turn) % count]!).catch(() => undefined);
        if (answer) return answer;
        lost++;
        await pause(WAIT);
      }
      throw new Error("No process of the sandbox answers");
    },
    killOne: async (index) => {
      await all[index % count]!.kill();
      all[index % count] = await openBank(place);
    },
    close: async () => {
      await Promise.all(all.map(async (bank) => await bank.kill()));
    },
  };
}

/** Starts so many processes over a PostgreSQL server with so many payers, for as long as the work takes. */
export async function withBanks<Result>(
  processes: number,
  payers: number,
  work: (banks: Banks, place: Place) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres();
  const place = { databaseUrl: postgres.url };
  try {
    await withStore(place, async (store) => await addPayers(store, payers));
    const banks = await openBanks(place, processes);
    try {
      return await work(banks, place);
    } finally {
      await banks.close();
    }
  } finally {
    await postgres.stop();
  }
}
