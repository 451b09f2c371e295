import { immutable, revalidated } from "#tools/server/headers.ts";
import { Advice } from "#tools/setup/advice.ts";

import { type Condition, type Objects, openObjects } from "./objects.ts";
import type { Target } from "./target.ts";

/** Nobody asks for it: web servers serve no names that begin with a dot. */
const PROBE = ".conditions.json";
const NEVER = '"00000000000000000000000000000000"';

/** A bucket of an S3 server. Nothing in it is listed or deleted. */
export async function openBucket(to: string, endpoint = ""): Promise<Target> {
  const objects = await openObjects(to, endpoint);
  const known = new Map<string, Promise<void>>();
  /** Asked once for each kind, however many files are released. */
  const refuseOnce = async (condition: Condition) => {
    const kind = Object.keys(condition).join();
    const asked = known.get(kind) ?? refuseUnconditional(objects, condition);
    known.set(kind, asked);
    await asked;
  };
  return {
    read: objects.get,
    add: async (file, text) => void (await objects.put(file, text, immutable)),
    replace: async (file, text, tag) => {
      await refuseOnce(tag === undefined ? { IfNoneMatch: "*" } : { IfMatch: NEVER });
      for (const condition of conditions(tag)) {
        if (await put(objects, file, text, condition)) return true;
        const now = await objects.get(file);
        // The reply to our own write was lost, and the SDK has repeated it.
        if (now?.text === text) return true;
        if (now?.tag !== tag) return false;
      }
      throw new Advice(
        `The server refuses to replace ${file}, although nobody else has changed it. Try again.`,
      );
    },
  };
}

/**
 * Replaces only the object with a tag, or none. Some servers compare tags with their quotes, some without (Ceph 16). A
 * server that is busy with another write refuses too (409), so it is asked twice.
 */
function conditions(tag: string | undefined): readonly Condition[] {
  if (tag === undefined) return [{ IfNoneMatch: "*" }, { IfNoneMatch: "*" }];
  return [tag, tag.replaceAll('"', ""), tag].map((IfMatch) => ({ IfMatch }));
}

/** Writes, and looks whether it was written when no reply comes. */
async function put(objects: Objects, file: string, text: string, condition: Condition): Promise<boolean> {
  try {
    return await objects.put(file, text, revalidated, condition);
  } catch (error) {
    const now = await objects.get(file).catch(() => undefined);
    if (now?.text === text) return true;
    throw error;
  }
}

/**
 * A server that does not know a condition ignores it, and two releases at once would end as half of each. So a write whose
 * condition cannot hold must be refused first.
 */
async function refuseUnconditional(objects: Objects, condition: Condition): Promise<void> {
  await objects.put(PROBE, "{}", revalidated);
  if (!(await objects.put(PROBE, "{}", revalidated, condition))) return;
  throw new Advice(
    `Nothing was released: this S3 server ignores the condition ${Object.keys(condition).join()} of a write, so two releases at once could overwrite each other. Use one that knows conditional writes (AWS, Cloudflare R2, MinIO, Ceph), or a folder.`,
  );
}
