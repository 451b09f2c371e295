import { someAtOnce } from "#lib/tasks/some-at-once.ts";
import { type Change, compareTenant } from "#tools/diff/compare.ts";

import { FILES_AT_ONCE, type Target } from "./target.ts";

/** A bank with the text that its file gets. */
export type NextTenant = { readonly key: string; readonly text: string };

/** The file of a bank that is ready to go out. */
export type PlannedTenant = NextTenant & {
  /** Of the file that the target has; undefined if there is none. */
  readonly tag: string | undefined;
  /** What customers will notice. */
  readonly changes: readonly Change[];
};

/**
 * The file of a bank that was withdrawn: the company then has its profile and the defaults, as without a file. It is no missing
 * file, of which a cache could keep the answer, and it needs no right to delete.
 */
export const WITHDRAWN = "{}\n";

/** Compares banks with what a target has of them. Changes nothing. Leaves out what is there already. */
export async function planTenants(target: Target, next: readonly NextTenant[]): Promise<PlannedTenant[]> {
  const planned = new Map<string, PlannedTenant>();
  await someAtOnce(next, FILES_AT_ONCE, async ({ key, text }) => {
    const found = await target.read(fileOf(key));
    if (found?.text === text) return;
    const changes = compareTenant(`tenants/${fileOf(key)}`, found?.text, text);
    planned.set(key, { key, text, tag: found?.tag, changes });
  });
  return next.flatMap(({ key }) => planned.get(key) ?? []);
}

/** What became of banks that were to go out, by their keys and in their order. */
export type PublishedTenants = {
  readonly out: readonly string[];
  /** Somebody else has published these meanwhile; customers have theirs. */
  readonly lost: readonly string[];
  /** A write failed, and the rest was not begun; customers have the old file or, where only the reply was lost, the new one. */
  readonly failed: readonly string[];
  /** Not begun, because another one failed. */
  readonly left: readonly string[];
  /** Why the first one failed. */
  readonly error: unknown;
};

/**
 * Publishes each bank's file whole, if it still is the one that it was compared with. After a write that fails it begins no
 * other, and waits for those that are under way.
 */
export async function publishTenants(
  target: Target,
  planned: readonly PlannedTenant[],
): Promise<PublishedTenants> {
  const out: string[] = [];
  const lost: string[] = [];
  const failed: string[] = [];
  const left: string[] = [];
  let error: unknown;
  await someAtOnce(planned, FILES_AT_ONCE, async ({ key, text, tag }) => {
    if (failed.length > 0) return void left.push(key);
    try {
      const isOurs = await target.replace(fileOf(key), text, tag);
      (isOurs ? out : lost).push(key);
    } catch (failure) {
      error ??= failure;
      failed.push(key);
    }
  });
  const inOrder = (keys: readonly string[]) =>
    planned.map(({ key }) => key).filter((key) => keys.includes(key));
  return { out: inOrder(out), lost: inOrder(lost), failed: inOrder(failed), left: inOrder(left), error };
}

function fileOf(key: string): string {
  return `${key}.json`;
}
