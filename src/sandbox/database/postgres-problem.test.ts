import { expect, test } from "vitest";
import { openDatabase } from "./open.ts";
import { postgresProblem, refuseNewer, requireVersion, StoreProblem } from "./postgres-problem.ts";

const URL_OF_BANK = "postgres://bank:se%25cret@db.example:5433/ledger";
const NO_CONTENT = { fingerprint: "none", fill: async () => {} };

test.each([
  ["ECONNREFUSED", "No PostgreSQL server answers at db.example:5433."],
  ["ENOTFOUND", "The host db.example of DATABASE_URL is not known."],
  ["28P01", "PostgreSQL at db.example:5433 refuses the password of bank."],
  ["3D000", "has no database ledger."],
  ["42501", "bank may not make a schema in the database ledger"],
])("%s says what to do, without the password", (code, text) => {
  const { message } = postgresProblem(Object.assign(new Error("se%cret"), { code }), URL_OF_BANK);
  expect(message).toContain(text);
  expect(message).not.toContain("cret");
});

test("an unknown problem is told without the address and its password", () => {
  const { message } = postgresProblem(new Error(`no se%cret, no ${URL_OF_BANK}, no se%25cret`), URL_OF_BANK);
  expect(message).toBe("PostgreSQL at db.example:5433: no …, no …, no …");
});

test("a server older than PostgreSQL 14 is refused", () => {
  expect(() => requireVersion(130_014)).toThrow("PostgreSQL 14 or newer is needed; the server");
  expect(() => requireVersion(140_000)).not.toThrow();
});

test("an own problem is told as it is", () => {
  const problem = new StoreProblem("The tables are too new.");
  expect(postgresProblem(problem, URL_OF_BANK)).toBe(problem);
});

test("tables of a newer program are refused, unless ours stand beside them", () => {
  expect(() => refuseNewer([8, 10], 9)).toThrow(
    "has tables of version 10, newer than this program's version 9.",
  );
  expect(() => refuseNewer([9, 10], 9)).not.toThrow();
  expect(() => refuseNewer([8], 9)).not.toThrow();
  expect(() => refuseNewer([], 9)).not.toThrow();
});

test.each([
  "localhost",
  "mysql://a@b/c",
  "postgres://localhost",
  "postgres:///bank",
  "postgres://a:se cret@b:x/c",
  "postgres://a:100%@b/c",
])("%s is no address of a database", async (databaseUrl) => {
  await expect(openDatabase({ databaseUrl }, NO_CONTENT)).rejects.toThrow(
    /^DATABASE_URL is not an address like postgres:\/\/user:password@host:5432\/database\.$/,
  );
});

test("a server that is away is named", async () => {
  // Nobody listens at port 1.
  await expect(
    openDatabase({ databaseUrl: "postgres://bank:secret@127.0.0.1:1/bank" }, NO_CONTENT),
  ).rejects.toThrow("No PostgreSQL server answers at 127.0.0.1:1. Start it, or correct DATABASE_URL.");
});
