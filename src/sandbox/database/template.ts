import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { schemaSql } from "./schema.sql.ts";

const FOLDER = ".cache";

/**
 * An empty store with the schema in it, as a tar. To make one costs seconds (initdb), to load one far less than one:
 * so it is kept in a git-ignored folder under the hash of the schema. A cache that cannot be read or written only costs time.
 */
export async function schemaTemplate(folder = FOLDER): Promise<Blob> {
  const hash = createHash("sha256")
    .update(schemaSql)
    .update(await pgliteVersion())
    .digest("hex")
    .slice(0, 16);
  const file = join(folder, `sandbox-${hash}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([new Uint8Array(cached)]);
  const made = await makeTemplate();
  await keep(file, folder, made).catch(() => undefined);
  return made;
}

async function makeTemplate(): Promise<Blob> {
  const database = new PGlite();
  await database.exec(schemaSql);
  const template = await database.dumpDataDir("none");
  await database.close();
  return template;
}

/** Written beside and renamed, so that another process never reads half of it. Older ones and leftovers go. */
async function keep(file: string, folder: string, template: Blob): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(part, new Uint8Array(await template.arrayBuffer()));
    await rename(part, file);
    const others = (await readdir(folder)).filter(
      (name) => name.startsWith("sandbox-") && join(folder, name) !== file,
    );
    await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
  } finally {
    await rm(part, { force: true });
  }
}

/** A newer PGlite may bring a newer Postgres, which does not read an older store. */
async function pgliteVersion(): Promise<string> {
  const file = join("node_modules", "@electric-sql", "pglite", "package.json");
  return await readFile(file, "utf8").catch(() => "unknown");
}
