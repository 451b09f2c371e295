import { expect, test } from "vitest";
import { demoContent } from "#sandbox/demo/restore.ts";
import { openDatabase } from "./open.ts";
import { all } from "./queries.ts";
import { COPIED, CUT, EMPTIED } from "./schema.sql.ts";

test("every table is in one of the reset's lists", async () => {
  const { database } = await openDatabase({}, demoContent);
  const tables = await all<{ name: string }>(
    database,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'pristine%'",
  );
  await database.close();
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    [...COPIED, ...CUT, ...EMPTIED, "meta"].toSorted(),
  );
}, 120_000);
