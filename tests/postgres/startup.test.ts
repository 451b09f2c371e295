import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createSandbox, StoreProblem } from "#sandbox/server.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startPostgres, type RunningPostgres } from "#tests/support/postgres.ts";

let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres(["fsync=off"]);
});

afterAll(async () => {
  await postgres.stop();
});

/** What a sandbox says that cannot open its store. */
async function problem(change: (url: URL) => void): Promise<string> {
  const url = new URL(postgres.url);
  change(url);
  const error: unknown = await createSandbox({ databaseUrl: url.href }).catch((thrown: unknown) => thrown);
  if (error instanceof StoreProblem) return error.message;
  throw new Error(`It does not say so: ${String(error)}`);
}

test("a wrong password is named, and not shown", async () => {
  const message = await problem((url) => (url.password = "guessed"));
  expect(message).toBe(
    `PostgreSQL at 127.0.0.1:${postgres.port} refuses the password of sandbox. Correct DATABASE_URL.`,
  );
});

test("a database that is missing is named", async () => {
  expect(await problem((url) => (url.pathname = "/none"))).toContain("has no database none. Make it, or");
});

test("a server that is away is named", async () => {
  const port = String(await freePort());
  expect(await problem((url) => (url.port = port))).toContain(
    `No PostgreSQL server answers at 127.0.0.1:${port}`,
  );
});

test("tables of a newer program alone are refused, and stay alone", async () => {
  await asked("create database newer");
  await asked("create schema sandbox_99", "newer");
  expect(await problem((url) => (url.pathname = "/newer"))).toContain("has tables of version 99, newer than");
  const schemas = await asked("select nspname from pg_namespace where nspname like 'sandbox%'", "newer");
  expect(schemas).toEqual([{ nspname: "sandbox_99" }]);
});

async function asked(sql: string, database = "postgres"): Promise<unknown[]> {
  const url = new URL(postgres.url);
  url.pathname = database;
  const client = new Client(url.href);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
