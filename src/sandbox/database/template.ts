import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Queries } from "./queries.ts";
import { schemaSql } from "./schema.sql.ts";

const FOLDER = ".cache";

/** The initial content of a new store, besides its tables. */
export type Content = {
  /** Changes whenever the result of `fill` would change. */
  readonly fingerprint: string;
  fill(queries: Queries): Promise<void>;
};

/**
 * A store with schema and content, as a tar file. Making one takes seconds (initdb), loading one much less, so it is
 * cached in a git-ignored folder under the hash of schema and content. A cache that cannot be read or written only
 * costs time.
 */
export async function storeTemplate(content: Content, folder = FOLDER): Promise<Blob> {
  const file = join(folder, `sandbox-${await hashOf(content)}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new WholeBlob(new Uint8Array(cached));
  const made = await makeTemplate(content);
  await keep(file, folder, made).catch(() => undefined);
  return made;
}

/** A blob that gives its bytes at once: a usual one of this size hands them out in thousands of pieces, for half a second. */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override get size(): number {
    return this.#bytes.byteLength;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}

async function makeTemplate(content: Content): Promise<Blob> {
  const database = new PGlite();
  await database.exec(schemaSql);
  await database.transaction(async (queries) => await content.fill(queries));
  const template = await database.dumpDataDir("none");
  await database.close();
  return template;
}

async function hashOf({ fingerprint }: Content): Promise<string> {
  const parts = [schemaSql, fingerprint, await pgliteVersion()];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

/**
 * Writes to another name and renames, so that no other process reads an incomplete file. Deletes older files and
 * leftovers.
 */
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

/** A newer PGlite may contain a newer Postgres, which cannot read an older store. */
async function pgliteVersion(): Promise<string> {
  const file = join("node_modules", "@electric-sql", "pglite", "package.json");
  return await readFile(file, "utf8").catch(() => "unknown");
}
