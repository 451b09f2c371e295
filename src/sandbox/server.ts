import { createApp } from "#sandbox/app.ts";
import { putForward, readAhead, setRight } from "#sandbox/database/clock.ts";
import { openDatabase } from "#sandbox/database/open.ts";
import { addLongHistory } from "#sandbox/demo/long-history.ts";
import { demoContent, restoreDemo } from "#sandbox/demo/restore.ts";
import { documentByKey } from "#sandbox/access/kyc.ts";
import { FaultPlan } from "#sandbox/http/faults.ts";
import { RequestLog } from "#sandbox/http/log.ts";
import type { Violation } from "#sandbox/http/serve.ts";
import { answerUnknown, type UnknownCall, type UnknownReply } from "#sandbox/http/unknown.ts";
import { type Provider } from "#sandbox/literal/provider.ts";
import { LiteralProvider } from "#sandbox/literal/literal.ts";
import { readLedger } from "#sandbox/ledger/sum.ts";

export { PROVIDERS, type Provider } from "#sandbox/literal/provider.ts";
export { StoreProblem } from "#sandbox/database/postgres-problem.ts";
export { DroppedConnection } from "#sandbox/http/reply.ts";
export type { UnknownCall, UnknownReply } from "#sandbox/http/unknown.ts";

/** The stand-in for the provider. Its `fetch` throws `DroppedConnection` when a client must see a network error. */
export type Sandbox = {
  fetch(request: Request): Promise<Response>;
  /** Empties everything and restores the demo data. */
  reset(): Promise<void>;
  close(): Promise<void>;
  /** Sum over all accounts in kobo; unless it is 0, money was created or lost. */
  ledgerSum(): Promise<number>;
};

export type SandboxOptions = {
  /** Answers calls that the sandbox does not know; returns undefined for calls that it does not know either. */
  readonly unknown?: (call: UnknownCall) => Promise<UnknownReply | undefined>;
  /** Keys of companies besides the demo's. Each has every flag on, and is named after its key. */
  readonly otherCompanies?: () => readonly string[];
  /** Folder that keeps the data over restarts. Without it, the data is in memory. */
  readonly dataDir?: string;
  /**
   * Address of a database on a PostgreSQL server, which several processes may share: `postgres://user:password@host/name`.
   * It counts more than `dataDir`.
   */
  readonly databaseUrl?: string | undefined;
  readonly now?: () => Date;
} & Partial<Provider>;

const PREFIXES = ["/api/v1/", "/platform/api/v1/", "/vas/api/", "/__sandbox/"];

/** Whether a path belongs to the sandbox. */
export function isSandboxPath(pathname: string): boolean {
  return PREFIXES.some((prefix) => pathname.startsWith(prefix));
}

/**
 * Opens the store, seeds it if it is new, and answers requests. One instance per process. Throws `StoreProblem` for a
 * server's database that cannot be opened.
 */
export async function createSandbox({
  dataDir,
  databaseUrl,
  now = () => new Date(),
  unknown,
  otherCompanies = () => [],
  provider = "usual",
  seed = 1,
}: SandboxOptions = {}): Promise<Sandbox> {
  const { database, isNew } = await openDatabase({ dataDir, databaseUrl }, demoContent);
  const faults = new FaultPlan();
  const log = new RequestLog();
  const violations: Violation[] = [];

  let behaved: Provider = { provider, seed };
  let literal: LiteralProvider | undefined;
  /** Restarts the forms, so that a test that starts again gets the same ones. */
  const behave = (as: Provider) => {
    behaved = as;
    literal = as.provider === "literal" ? new LiteralProvider(as.seed) : undefined;
  };
  behave(behaved);

  async function reset(): Promise<void> {
    behave(behaved);
    await database.transaction(async (queries) => {
      await setRight(queries);
      await restoreDemo(queries, now());
    });
    faults.clear();
    log.clear();
    violations.length = 0;
  }

  const ledger = () => readLedger(database);
  const document = (key: string) => documentByKey(database, key);
  const lengthenHistory = async (rows: number) =>
    await database.transaction(async (queries) => {
      // Asked within the transaction: the embedded database has one connection, which would wait for itself.
      const ahead = await readAhead(queries);
      await addLongHistory(queries, new Date(now().getTime() + ahead), rows);
    });
  const app = createApp(
    { database, now, violations, otherCompanies, literal: () => literal },
    {
      faults,
      log,
      violations,
      reset,
      ledger,
      document,
      putForward: async (ms) => await putForward(database, ms),
      lengthenHistory,
      behave,
      behaved: () => behaved,
    },
    unknown && ((c) => answerUnknown(unknown, c)),
  );
  if (isNew) await reset();

  return {
    reset,
    ledgerSum: async () => (await ledger()).sum,
    close: async () => await database.close(),
    fetch: async (request) => {
      if (new URL(request.url).pathname.startsWith("/__sandbox/")) return await app.fetch(request);
      return await answerLogged(request);
    },
  };

  async function answerLogged(request: Request): Promise<Response> {
    const entry = await log.begin(request);
    try {
      const response = await faults.answer(request, async () => await app.fetch(request));
      entry.status = response.status;
      return response;
    } catch (error) {
      entry.status = null;
      throw error;
    }
  }
}
