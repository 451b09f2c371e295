import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { SCHEMA_VERSION, schemaSql } from "./schema.sql.ts";
import { storeTemplate, type Content } from "./template.ts";
import { embeddedStore } from "./embedded.ts";
import { isPostgresUrl, StoreProblem } from "./postgres-problem.ts";
import { first, type Store } from "./queries.ts";

const INT8 = 20;
const DATE = 1082;
/** Kobo fit into a JavaScript number (up to 90 trillion naira); a date stays text. */
const parsers = { [INT8]: Number, [DATE]: (text: string) => text };

/** Where the data are. Without a place they are in memory. */
export type Place = {
  /** Folder of an embedded store. */
  readonly dataDir?: string | undefined;
  /** Address of a database on a PostgreSQL server, `postgres://user:password@host/name`; it counts more than a folder. */
  readonly databaseUrl?: string | undefined;
};

/**
 * The store of an earlier run, or a new one (`isNew`). Content of an earlier run may be old or incomplete. Throws
 * `StoreProblem` for a server's database that cannot be opened.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Place,
  content: Content,
): Promise<{ database: Store; isNew: boolean }> {
  if (databaseUrl) {
    if (!isPostgresUrl(databaseUrl))
      throw new StoreProblem(
        "DATABASE_URL is not an address like postgres://user:password@host:5432/database.",
      );
    // The embedded store needs no driver, and is what nearly everybody runs.
    const { openPostgres } = await import("./postgres.ts");
    return { database: await openPostgres(databaseUrl, content), isNew: false };
  }
  if (dataDir && existsSync(join(dataDir, "PG_VERSION"))) {
    const database = await openExisting(dataDir);
    if (database) return { database, isNew: !(await isSeeded(database)) };
  }
  return { database: await openFresh(dataDir, content), isNew: true };
}

/** The store of an earlier run; undefined when its tables have another version, and a new store is made. */
async function openExisting(dataDir: string): Promise<Store | undefined> {
  const database = embeddedStore(await PGlite.create(dataDir, { parsers }));
  const version = await first<{ value: string }>(
    database,
    "select value from meta where key = 'schema'",
  ).catch(() => undefined);
  if (version?.value === String(SCHEMA_VERSION)) return database;
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return undefined;
}

async function openFresh(dataDir: string | undefined, content: Content): Promise<Store> {
  if (dataDir) {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dirname(dataDir), { recursive: true });
  }
  try {
    const loadDataDir = await storeTemplate(content);
    return embeddedStore(await PGlite.create({ dataDir, parsers, loadDataDir }));
  } catch {
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
    const database = await PGlite.create({ dataDir, parsers });
    await database.exec(schemaSql);
    return embeddedStore(database);
  }
}

/** False after an interrupted start; the store is then seeded again. */
async function isSeeded(database: Store): Promise<boolean> {
  return (await first(database, "select 1 from meta where key = 'seeded'")) !== undefined;
}
