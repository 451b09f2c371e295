import { setImmediate as eventLoop } from "node:timers/promises";

import { parse, protocol, type PGlite } from "@electric-sql/pglite";

import type { Queries, Store } from "./queries.ts";

const { serialize } = protocol;

/** A statement that Postgres has read, and the types of its parameters. */
type Statement = { readonly name: string; readonly types: readonly number[] };

/**
 * The embedded store. PGlite's own `query` lets Postgres read and plan a statement each time, in six trips; here that
 * happens once for each statement, and a query is one trip, which takes a third of the time. So the text of a statement
 * must hold no values.
 */
export function embeddedStore(database: PGlite): Store {
  const statements = new Map<string, Statement>();
  let last: Promise<unknown> = Promise.resolve();

  /**
   * One query or transaction at a time, as there is one connection. Queries of this store wait for no device, so without
   * a pause between them new customers would not be let in before all others have had their answers.
   */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work);
    last = turn.catch(() => undefined).then(() => eventLoop());
    return await turn;
  }

  const run: Queries["query"] = async (sql, params = []) =>
    await database.runExclusive(async () => {
      const { name, types } = statements.get(sql) ?? (await prepare(sql));
      const values = params.map((value, index) => written(value, types[index]));
      const messages = await send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: "P" }),
        serialize.execute(),
      );
      return parse.parseResults(messages, database.parsers)[0] ?? { rows: [] };
    });

  async function prepare(text: string): Promise<Statement> {
    const name = `statement_${statements.size}`;
    const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    statements.set(text, statement);
    return statement;
  }

  async function send(...parts: readonly Uint8Array[]) {
    const bytes = Buffer.concat([...parts, serialize.sync()]);
    return (await database.execProtocol(bytes)).messages;
  }

  function written(value: unknown, type: number | undefined): string | null {
    if (value === undefined || value === null) return null;
    const serializer = type === undefined ? undefined : database.serializers[type];
    return serializer ? serializer(value) : `${value as string | number}`;
  }

  return {
    query: async (sql, params) => await inTurn(async () => await run(sql, params)),
    transaction: async (work) => await inTurn(async () => await inTransaction(run, work)),
    close: async () => await inTurn(async () => await database.close()),
  };
}

async function inTransaction<Result>(
  run: Queries["query"],
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  await run("begin");
  let refused: { readonly error: unknown } | undefined;
  const query: Queries["query"] = async (sql, params) => {
    try {
      return await run(sql, params);
    } catch (error) {
      refused ??= { error };
      throw error;
    }
  };
  try {
    const result = await work({ query });
    // Postgres would roll back without a word, and the work would take for done what it was told.
    if (refused) throw refused.error;
    await run("commit");
    return result;
  } catch (error) {
    await run("rollback");
    throw error;
  }
}
